import { useEffect, useRef, useState } from 'react';
import { OptionalScreen } from '#src/app/OptionalScreen.tsx';
import { useCurrentModule } from '#src/app/useCurrentModule.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { BROWSER_STORES, isPopupDue } from '#src/features/announcements/popupMarks.ts';
import { ANNOUNCEMENT_SCREEN } from '#src/modules/registry.ts';
import { beginHomeVisit } from '#src/session/homeVisit.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/** Loads nothing if a popup was already shown in this session. */
function DuePopup({ player }: { player: boolean }) {
  const audience = player ? 'A' : 'B';
  const [due] = useState(() => isPopupDue(BROWSER_STORES, audience, Number.MAX_SAFE_INTEGER));
  return due ? <OptionalScreen screen={ANNOUNCEMENT_SCREEN} /> : null;
}

/**
 * The announcement popup of the home page (S4.10), shown at the start of a visit only.
 * @param covered another popup is open, so this visit starts without one
 */
export function Announcements({ covered }: { covered: boolean }) {
  const { modules } = useBrand();
  const { token } = useSession();
  const isHome = useCurrentModule()?.id === 'home';
  const landing = useRef(true);
  const endOpening = useRef(() => {});
  const [visiting, setVisiting] = useState(false);
  useEffect(() => {
    const landed = landing.current;
    landing.current = false;
    setVisiting(isHome);
    if (!isHome) return undefined;
    endOpening.current = beginHomeVisit(landed);
    return endOpening.current;
  }, [isHome]);
  useEffect(() => {
    if (covered && isHome) endOpening.current();
  }, [covered, isHome]);
  if (!modules.announcements || !visiting) return null;
  return <DuePopup key={token} player={token !== undefined} />;
}
