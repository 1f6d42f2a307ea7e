import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { Ordering } from './useWithdrawalOrder.tsx';

export interface UnconfirmedNoticeProps {
  amount: string;
  check: Ordering['check'];
}

/** Says that a withdrawal got no response and may have been made, with a button to check. */
export function UnconfirmedNotice({ amount, check }: UnconfirmedNoticeProps) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const format = useFormat();
  const { data, error, isPending, mutate } = useMutation({ mutationFn: check });
  return (
    <Card tone="sunken">
      <Stack gap="s" align="start">
        <Text weight="strong">{t('review.unknown')}</Text>
        <Text>{t('review.unknownHint', { amount: format.amount(amount) })}</Text>
        <div aria-live="polite">
          {error && <Text tone="danger">{words(error)}</Text>}
          {data === false && <Text>{t('review.notThere')}</Text>}
        </div>
        <Button busy={isPending} onClick={() => mutate()}>
          {t('review.check')}
        </Button>
      </Stack>
    </Card>
  );
}
