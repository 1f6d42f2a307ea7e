import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { WithdrawalBadge } from '#src/shared/withdrawals/WithdrawalBadge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from '../Withdrawals.css.ts';
import { Details } from './Details.tsx';
import { NextPart } from './NextPart.tsx';
import { StepList } from './StepList.tsx';
import type { TrackerProps } from './trackerProps.ts';

/** A withdrawal: its state, the next step and who acts, all steps with times, and its details. */
export function Tracker({ withdrawal, heardAt, onOver }: TrackerProps) {
  const { t } = useTranslation('withdrawals');
  const { amount } = useFormat();
  return (
    <>
      <Stack direction="row" gap="m" align="center" wrap>
        <Heading level={1}>{t('tracker.title', { amount: amount(withdrawal.amount) })}</Heading>
        <WithdrawalBadge withdrawal={withdrawal} />
      </Stack>
      <div className={styles.parts}>
        <div className={styles.page}>
          <NextPart withdrawal={withdrawal} heardAt={heardAt} onOver={onOver} />
          <Card as="section" labelledBy="withdrawal-progress">
            <Stack gap="m">
              <Heading level={2} size="m" id="withdrawal-progress">
                {t('tracker.progress')}
              </Heading>
              <StepList withdrawal={withdrawal} />
            </Stack>
          </Card>
        </div>
        <Details withdrawal={withdrawal} />
      </div>
    </>
  );
}
