import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { amountLeft } from '#src/shared/balance/minorUnits.ts';
import { WITHDRAW_PATH } from '#src/shared/withdrawals/withdrawalPath.ts';
import { stageOf } from '#src/shared/withdrawals/withdrawalStage.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ConfirmReceipt } from './ConfirmReceipt.tsx';
import { nextOf } from './nextOf.ts';
import type { TrackerProps } from './trackerProps.ts';

/** The text of the next step: who acts and by when. */
function useNextWords(): (withdrawal: Withdrawal) => string {
  const { t } = useTranslation('withdrawals');
  const { amount, date } = useFormat();
  return (withdrawal) => {
    const { amount: all, fee, receivedAmount, expectedAt, receivedAutomaticallyAt } = withdrawal;
    const next = nextOf(withdrawal);
    if (next === 'paid') return t('tracker.next.paid');
    if (next === 'rejected' || next === 'rejectedPart') {
      return t(`tracker.next.${next}`, {
        received: amount(receivedAmount),
        amount: amount(amountLeft(all, receivedAmount, fee)),
      });
    }
    const by = next === 'sent' ? (receivedAutomaticallyAt ?? expectedAt) : expectedAt;
    return t(`tracker.next.${next}`, { time: date(by, 'dateTime') });
  };
}

/** The next step, with the button to confirm receipt once all is paid, and a link to customer service if something is wrong. */
export function NextPart({ withdrawal, heardAt, onOver }: TrackerProps) {
  const { t } = useTranslation('withdrawals');
  const words = useNextWords();
  const stage = stageOf(withdrawal);
  const isSent = stage === 'sent';
  const isOver = stage === 'paid' || stage === 'rejected';
  const content = useFocusOnChange(stage);
  return (
    <Card as="section" labelledBy="withdrawal-next">
      <div ref={content} tabIndex={-1}>
        <Stack gap="m">
          <Stack gap="xs">
            <Heading level={2} size="m" id="withdrawal-next">
              {t('tracker.next.title')}
            </Heading>
            <Text>{words(withdrawal)}</Text>
          </Stack>
          {isSent && <ConfirmReceipt withdrawal={withdrawal} heardAt={heardAt} onOver={onOver} />}
          {(isSent || nextOf(withdrawal) === 'late') && (
            <Stack direction="row" gap="s" align="center" wrap>
              {isSent && <Text as="span">{t('tracker.missing')}</Text>}
              <TextLink to="/service" icon="chevronEnd">
                {t('tracker.service')}
              </TextLink>
            </Stack>
          )}
          {isOver && (
            <div>
              <ButtonLink to={WITHDRAW_PATH}>{t('tracker.again')}</ButtonLink>
            </div>
          )}
        </Stack>
      </div>
    </Card>
  );
}
