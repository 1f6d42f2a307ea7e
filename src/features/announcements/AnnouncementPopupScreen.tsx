import { isFirstLogin } from '#src/session/firstLogin.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { AudiencePopup } from './AudiencePopup.tsx';

/** The announcement popup, by audience and once per session (S4.10). Shows nothing when they fail to load. */
export function AnnouncementPopupScreen() {
  const { token } = useSession();
  const audience = token === undefined ? 'B' : isFirstLogin() ? 'F' : 'A';
  return <AudiencePopup key={audience} audience={audience} />;
}
