import { useState } from 'react';
import { SpareScreen } from '#src/app/SpareScreen.tsx';
import { useLater } from '#src/app/useLater.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { ANNOUNCEMENT_SCREEN } from '#src/modules/registry.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/**
 * The announcement popup, once the page has come to rest (S4.10). It lies above no other popup and above no game, and who
 * came by the address of the login is not kept from it.
 */
export function Announcements({ row }: { row: ModuleRow | undefined }) {
  const { modules } = useBrand();
  const { token } = useSession();
  const [cameForPopup] = useState(row?.popup === true);
  const later = useLater();
  const spared = row?.popup || row?.bare || (cameForPopup && token === undefined);
  if (!modules.announcements || !later || spared) return null;
  return <SpareScreen screen={ANNOUNCEMENT_SCREEN} />;
}
