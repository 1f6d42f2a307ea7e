import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { AGENT_PATHS, accountQuery, addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import { canReceive } from '#src/shared/agentCentre/canReceive.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { memberKind } from '../memberKind.ts';
import { teamPath } from '../teamPaths.ts';

/** Whether agents can offer contracts and send transfers (S6.4): the site menu has the contracts page then. */
function useAgentPolicy(): boolean {
  const { groups } = useSiteMenu();
  return groups.some(({ rows }) => rows.some(({ id }) => id === 'contracts'));
}

/** Links from a member's details: contract offer (agents), transfer, downline, bets, and movements. */
export function MemberLinks({ member }: { member: TeamMember }) {
  const { t } = useTranslation('agentTeam');
  const { memberId, account, downlines } = member;
  const isReached = useAgentPolicy() && canReceive(member);
  const only = accountQuery({ account, exact: true });
  const below = teamPath({ below: memberId, account: '', kind: undefined, member: undefined });
  return (
    <Stack gap="s">
      {isReached && member.depth === 1 && memberKind(member) === 'agent' && (
        <ButtonLink wide to={addressOf(AGENT_PATHS.contracts, { offer: account })} icon="sendMoney">
          {t('member.offer')}
        </ButtonLink>
      )}
      {isReached && (
        <ButtonLink wide to={`/lineTransfer?payee=${encodeURIComponent(account)}`} icon="cashOut">
          {t('member.transfer')}
        </ButtonLink>
      )}
      {downlines > 0 && (
        <ButtonLink wide to={below} icon="user">
          {t('member.downline')}
        </ButtonLink>
      )}
      <ButtonLink wide to={addressOf(AGENT_PATHS.bets, only)} icon="history">
        {t('member.bets')}
      </ButtonLink>
      <ButtonLink wide to={addressOf(AGENT_PATHS.transactions, only)} icon="table">
        {t('member.transactions')}
      </ButtonLink>
    </Stack>
  );
}
