import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { teamPath } from '../teamPaths.ts';

/** Where the details of a member lead: to those below, to the bets, to the movements of money. */
export function MemberWays({ member: { memberId, account, downlines } }: { member: TeamMember }) {
  const { t } = useTranslation('agentTeam');
  const below = teamPath({ below: memberId, account: '', kind: undefined, member: undefined });
  return (
    <Stack gap="s">
      {downlines > 0 && (
        <ButtonLink wide to={below} icon="user">
          {t('member.downline')}
        </ButtonLink>
      )}
      <ButtonLink wide to={addressOf(AGENT_PATHS.bets, { account })} icon="history">
        {t('member.bets')}
      </ButtonLink>
      <ButtonLink wide to={addressOf(AGENT_PATHS.transactions, { account })} icon="table">
        {t('member.transactions')}
      </ButtonLink>
    </Stack>
  );
}
