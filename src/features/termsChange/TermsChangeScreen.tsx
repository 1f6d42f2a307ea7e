import { useQuery } from '@tanstack/react-query';
import { termsQuery } from '#src/platform/endpoints/profile/terms.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { kindOf } from '#src/session/member.ts';
import { useMember } from '#src/session/useMember.ts';
import { isOutdated } from './isOutdated.ts';
import { TermsChangeDialog } from './TermsChangeDialog.tsx';

/** Asks a player who agreed to older terms to accept the current ones (DECISIONS, player protection). */
export function TermsChangeScreen() {
  const member = useMember();
  const agrees = member !== undefined && kindOf(member) !== 'trial';
  const { data: terms } = useQuery({ ...termsQuery(usePlatform()), enabled: agrees });
  if (!agrees || !terms || !isOutdated(member.termsVersion, terms.version)) return null;
  return <TermsChangeDialog terms={terms} agreed={member.termsVersion} />;
}
