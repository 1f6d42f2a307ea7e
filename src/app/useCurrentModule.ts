import { useLocation } from 'react-router-dom';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowOf } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** The module of the current address; undefined if the address is unknown. */
export function useCurrentModule(): ModuleRow | undefined {
  return rowOf(useSite().routes, useLocation().pathname);
}
