import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Leaderboard } from '#src/platform/contract.generated.ts';
import { LeaderRows } from '#src/shared/rewards/LeaderRows.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The top ranks, with the player's own below if it is not among them. The platform masks the names. */
export function LeaderList({ board }: { board: Leaderboard }) {
  const { t } = useTranslation('lottery');
  const { count, amount } = useFormat();
  const { list, own } = board;
  const beyond = own.place !== null && !list.some((leader) => leader.own);
  return (
    <>
      <LeaderRows
        rows={list.map((leader) => ({ ...leader, amount: leader.staked }))}
        you={t('leaders.you')}
      />
      {beyond && own.place !== null && (
        <Text size="s">
          {t('leaders.own', { place: count(own.place), staked: amount(own.staked) })}
        </Text>
      )}
    </>
  );
}
