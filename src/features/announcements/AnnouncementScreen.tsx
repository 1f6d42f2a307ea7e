import { isFirstLogin } from '#src/session/firstLogin.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { AudiencePopup } from './AudiencePopup.tsx';

/** The announcements above the page, by audience and once a session (S4.10). Where they cannot be had there are none. */
export function AnnouncementScreen() {
  const { token } = useSession();
  const audience = token === undefined ? 'B' : isFirstLogin() ? 'F' : 'A';
  return <AudiencePopup key={audience} audience={audience} />;
}
