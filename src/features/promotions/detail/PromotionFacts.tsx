import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { usePromotionPeriod } from '#src/shared/rewards/usePromotionPeriod.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { useTurnoverWords } from '../useTurnoverWords.ts';

/** A promotion's reward, as text. */
function useReward(): (promotion: Promotion) => string | undefined {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  return ({ mode, reward, deposit }) => {
    if (deposit) {
      const { percent, maximum } = deposit;
      const words = { percent: format.count(percent), amount: format.amount(maximum) };
      return t('detail.rewardPercent', words);
    }
    if (reward === null) return undefined;
    const amount = format.amount(reward);
    return mode === 'raffle' ? t('detail.rewardUpTo', { amount }) : amount;
  };
}

/** The list of a promotion's facts. */
export function PromotionFacts({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const period = usePromotionPeriod();
  const turnover = useTurnoverWords();
  const reward = useReward()(promotion);
  const { deposit, tickets, turnoverMultiple } = promotion;
  const count = tickets && {
    unopened: format.count(tickets.unopened),
    opened: format.count(tickets.opened),
  };
  const minimum = deposit && format.amount(deposit.minimum);
  return (
    <DefinitionList
      items={[
        ...(reward === undefined
          ? []
          : [
              { term: t('detail.reward'), value: reward },
              { term: t('detail.turnover'), value: turnover(turnoverMultiple) },
            ]),
        ...(minimum
          ? [{ term: t('detail.deposit'), value: t('detail.depositFrom', { amount: minimum }) }]
          : []),
        { term: t('detail.period'), value: period(promotion) },
        ...(count ? [{ term: t('detail.tickets'), value: t('detail.ticketCount', count) }] : []),
      ]}
    />
  );
}
