import type { ContractKind } from '#src/platform/contract.generated.ts';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { KINDS } from './contractPaths.ts';

/** The payments page of each kind, which is in the menu if the flag of the kind is on (S3.13). */
const PAID_BY = {
  dividend: 'dividends',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realtimeSalary',
} as const satisfies Record<ContractKind, string>;

/** The kinds of contract with a payments page in the site menu (S3.13). */
export function useKinds(): readonly ContractKind[] {
  const { groups } = useSiteMenu();
  const pages = new Set(groups.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return KINDS.filter((kind) => pages.has(PAID_BY[kind]));
}
