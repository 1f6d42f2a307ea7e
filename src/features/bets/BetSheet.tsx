import { useTranslation } from 'react-i18next';
import type { Bet } from '#src/platform/endpoints/records/bets.ts';
import { BetStateBadge } from '#src/shared/records/BetStateBadge.tsx';
import { Amount, Moment, Reference } from '#src/shared/records/RecordCells.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Sheet } from '#src/ui/sheet/Sheet.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { countsForBonus } from './countsForBonus.ts';

export interface BetSheetProps {
  bet: Bet;
  onClose: () => void;
}

/** The details of a bet: round id to copy, times, game and vendor, stake and result. */
export function BetSheet({ bet, onClose }: BetSheetProps) {
  const { t } = useTranslation('bets');
  const { at, settledAt, net, payout, selection } = bet;
  const items = [
    { term: t('round'), value: <Reference reference={bet.roundId} /> },
    {
      term: t('status'),
      value: <BetStateBadge state={bet.state} label={t(`state.${bet.state}`)} />,
    },
    { term: t('placed'), value: <Moment at={at} /> },
    { term: t('settledAt'), value: settledAt ? <Moment at={settledAt} /> : '–' },
    { term: t('game'), value: bet.displayName },
    { term: t('vendor'), value: bet.vendorName },
    ...(selection ? [{ term: t('selection'), value: selection }] : []),
    { term: t('stake'), value: <Amount value={bet.stake} /> },
    { term: t('validStake'), value: net === null ? '–' : <Amount value={bet.validStake} /> },
    ...(countsForBonus(bet)
      ? [{ term: t('bonusStake'), value: <Amount value={bet.bonusStake} /> }]
      : []),
    { term: t('payout'), value: net === null ? '–' : <Amount value={payout} /> },
    { term: t('net'), value: net === null ? '–' : <Amount value={net} /> },
  ];
  return (
    <Sheet title={bet.displayName} closeLabel={t('close')} open onClose={onClose}>
      <Stack gap="m">
        <DefinitionList items={items} />
        <Text size="s" tone="secondary">
          {t(`explained.${bet.state}`)}
        </Text>
        {countsForBonus(bet) && (
          <Text size="s" tone="secondary">
            {t('explained.bonus')}
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}
