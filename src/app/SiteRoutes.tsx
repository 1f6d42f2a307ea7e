import { useRef } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { Announcements } from '#src/app/Announcements.tsx';
import { TermsChange } from '#src/app/PlayerNotices.tsx';
import { PopupView } from '#src/app/PopupView.tsx';
import { RowView } from '#src/app/RowView.tsx';
import { useCurrentRow } from '#src/app/useCurrentRow.ts';
import { useTitle } from '#src/app/useTitle.ts';
import { popupState } from '#src/session/popup.ts';

/** The page beneath a popup that was opened by its address. */
const LOBBY = { pathname: '/', search: '', hash: '' };

/** The site as the address asks for it: a page, or a popup above the page from which it was opened (S2.2, S2.15). */
export function SiteRoutes() {
  const location = useLocation();
  const type = useNavigationType();
  const row = useCurrentRow();
  useTitle(row);
  const last = useRef<string>(undefined);
  const { background } = popupState(location.state);
  const shown = row?.popup ? (background ?? LOBBY) : location;
  return (
    <>
      <Routes location={shown}>
        <Route path="*" element={<RowView type={type} last={last} />} />
      </Routes>
      {row?.popup && <PopupView key={row.id} row={row} opened={background !== undefined} />}
      <Announcements row={row} />
      <TermsChange id={row?.id} />
    </>
  );
}
