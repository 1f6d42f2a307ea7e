import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Mission } from '#src/platform/contract.generated.ts';
import type { Claims } from '#src/shared/rewards/claims/useClaims.ts';
import { useRewardAmount } from '#src/shared/rewards/useRewardAmount.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { missionClaimId } from './missionClaim.ts';

export interface MissionCardProps {
  mission: Mission;
  claims: Claims;
}

/** A mission: the player's progress, its reward, and its claim button once it is done. */
export function MissionCard({ mission, claims }: MissionCardProps) {
  const { t } = useTranslation(['missions', 'session']);
  const { amount, count } = useFormat();
  const worth = useRewardAmount()(mission);
  const { title, metric, reached, target, state } = mission;
  const id = missionClaimId(mission);
  // Progress beyond the target is capped.
  const counted = Number(reached) > Number(target) ? target : reached;
  const figure = (value: string) => (metric === 'staked' ? amount(value) : count(Number(value)));
  return (
    <Card as="li">
      <Stack gap="m">
        <Stack direction="row" wrap gap="s" justify="between" align="center">
          <Heading level={3}>{title}</Heading>
          {state === 'claimed' && (
            <Badge tone="success" icon="check">
              {t('claimed')}
            </Badge>
          )}
        </Stack>
        <ProgressBar
          label={t(`metric.${metric}`)}
          value={Number(counted)}
          max={Number(target)}
          valueText={t('progress', { reached: figure(counted), target: figure(target) })}
          tone={state === 'open' ? 'accent' : 'success'}
        />
        <DefinitionList items={[{ term: t('reward'), value: worth }]} />
        {state === 'done' && (
          <Button
            tone="accent"
            wide
            busy={claims.isPending(id)}
            aria-label={t('session:claims.claimNamed', { amount: worth, name: title })}
            onClick={() => claims.start({ id, name: title })}
          >
            {t('session:claims.claim', { amount: worth })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
