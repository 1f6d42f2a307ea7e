import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';

export interface DownlineLinkProps {
  member: Pick<TeamMember, 'account' | 'downlines'>;
  /** The address of the list of direct downlines. */
  to: string;
}

/** The number of a member's direct downlines, linked to them if there are any. */
export function DownlineLink({ member: { account, downlines }, to }: DownlineLinkProps) {
  const { t } = useTranslation('agentTeam');
  const { count } = useFormat();
  const number = count(downlines);
  if (downlines === 0) return number;
  return (
    <TextLink to={to} icon="chevronEnd">
      <span aria-hidden="true">{t('view', { number })}</span>
      <VisuallyHidden>{t('viewOf', { account, number })}</VisuallyHidden>
    </TextLink>
  );
}
