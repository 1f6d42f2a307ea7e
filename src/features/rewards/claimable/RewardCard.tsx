import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Reward } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import type { Claims } from '#src/shared/rewards/claims/useClaims.ts';
import { useRewardAmount } from '#src/shared/rewards/useRewardAmount.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

export interface RewardCardProps {
  reward: Reward;
  claims: Claims;
}

/** A reward: its reason, wagering requirement, last day to claim, and claim button. */
export function RewardCard({ reward, claims }: RewardCardProps) {
  const { t } = useTranslation(['rewards', 'session']);
  const { amount, date } = useFormat();
  const worth = useRewardAmount()(reward);
  const { id, source, title, turnover, grantedAt, expiresAt } = reward;
  const day = (moment: string) => <DateTime moment={moment} text={date(moment, 'date')} />;
  return (
    <Card as="li">
      <Stack gap="m">
        <Stack direction="row" wrap gap="s" justify="between" align="center">
          <Heading level={3}>{title}</Heading>
          <Badge>{t(`source.${source}`)}</Badge>
        </Stack>
        <DefinitionList
          items={[
            {
              term: t('turnover'),
              value: isPositive(turnover) ? amount(turnover) : t('noTurnover'),
            },
            { term: t('received'), value: day(grantedAt) },
            { term: t('until'), value: day(expiresAt) },
          ]}
        />
        <Button
          tone="accent"
          wide
          busy={claims.isPending(id)}
          aria-label={t('session:claims.claimNamed', { amount: worth, name: title })}
          onClick={() => claims.start({ id, name: title })}
        >
          {t('session:claims.claim', { amount: worth })}
        </Button>
      </Stack>
    </Card>
  );
}
