import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { BonusPage } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const TITLE = 'bonuses-withdrawal';

/** The effect of a withdrawal made now. Undefined while loading. */
export function WithdrawalNotice({ page }: { page: BonusPage | undefined }) {
  const { t } = useTranslation('bonuses');
  const { amount } = useFormat();
  const withdrawal = page?.withdrawal;
  return (
    <Card as="section" labelledBy={TITLE}>
      <Stack gap="s">
        <Heading level={2} size="m" id={TITLE}>
          {t('withdrawal.title')}
        </Heading>
        {withdrawal ? (
          <Text>
            {t(`withdrawal.${withdrawal.outcome}`, {
              left: amount(withdrawal.turnoverLeft),
              kept: amount(withdrawal.kept),
            })}
          </Text>
        ) : (
          <SkeletonLines />
        )}
      </Stack>
    </Card>
  );
}
