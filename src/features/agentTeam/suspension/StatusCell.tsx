import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { memberStatus } from './memberStatus.ts';

/** The status of a member; if their upline has suspended them, with the time and the reason. */
export function StatusCell({ member }: { member: Pick<TeamMember, 'available' | 'suspension'> }) {
  const { t } = useTranslation('agentTeam');
  const { date } = useFormat();
  const status = memberStatus(member);
  const words = t(`status.${status}`);
  if (status === 'active') return words;
  if (!member.suspension) return <Badge>{words}</Badge>;
  const { since, reason } = member.suspension;
  return (
    <Stack gap="xs" align="start">
      <Badge tone="warning">{words}</Badge>
      <Text as="span" size="s" tone="secondary">
        {t('suspension.since', { moment: date(since, 'dateTime') })}
      </Text>
      <Text as="span" size="s" tone="secondary">
        {t(`suspension.reasons.${reason}`)}
      </Text>
    </Stack>
  );
}
