import { memo, useEffect, useState } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { Announcements } from '#src/app/Announcements.tsx';
import { Consent } from '#src/app/Consent.tsx';
import { AGENT_LOGIN_PATH } from '#src/app/Guard.tsx';
import { useAgentLayout } from '#src/app/layout/useAgentLayout.ts';
import { PageView } from '#src/app/PageView.tsx';
import { ContractPopup, TermsChange } from '#src/app/PlayerNotices.tsx';
import { PopupView } from '#src/app/PopupView.tsx';
import { useCurrentModule } from '#src/app/useCurrentModule.ts';
import { useTitle } from '#src/app/useTitle.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { popupState } from '#src/session/popup.ts';

/** The page beneath a popup that was opened by its address. */
const LOBBY: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** Whether two locations are the same history entry: each read of the history makes a new object. */
const isSame = (one: Location, other: Location) =>
  one.key === other.key &&
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash;

const Page = memo(PageView);

/**
 * The site for the current address: a page, or a popup above the page it was opened from (S2.2, S2.15). The page is not re-rendered for a
 * popup: re-rendering all its links would delay the popup. The popup comes after the paint that answers the press, in one go: in the
 * router's transition it would yield to every frame.
 */
export function SiteRoutes() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const row = useCurrentModule();
  useTitle(row);
  const { background } = popupState(location.state);
  const shown = row?.popup ? (background ?? LOBBY) : location;
  const [page, setPage] = useState({ location: shown, navigationType });
  // The agents' login stays on show until the frame of their centre has loaded: the site's own frame would be shown in between.
  const isEntering = page.location.pathname === AGENT_LOGIN_PATH;
  const isHeld = useAgentLayout(isEntering)?.isLoading;
  if (!isHeld && !isSame(page.location, shown)) setPage({ location: shown, navigationType });
  const asked = row?.popup ? row : undefined;
  const [popup, setPopup] = useState<ModuleRow>();
  useEffect(() => setPopup(asked), [asked]);
  return (
    <>
      <LocationContext value={page}>
        <Page />
        <Announcements covered={asked !== undefined} />
      </LocationContext>
      {asked && popup && <PopupView key={popup.id} row={popup} opened={background !== undefined} />}
      <TermsChange id={row?.id} />
      <ContractPopup row={row} />
      <Consent row={row} />
    </>
  );
}
