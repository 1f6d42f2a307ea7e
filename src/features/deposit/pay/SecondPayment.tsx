import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { SecondForm } from './SecondForm.tsx';
import { useFocusBack } from './useFocusBack.ts';

/**
 * A button for players who have manually paid a deposit twice: the second payment is reported too, and becomes its own deposit. Nothing if
 * it is too late.
 */
export function SecondPayment({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const [open, setOpen] = useState(false);
  const opener = useFocusBack(open);
  const { secondUntil, now } = deposit;
  if (secondUntil === null || Date.parse(secondUntil) <= Date.parse(now)) return null;
  if (!open) {
    return (
      <div>
        <Button ref={opener} tone="quiet" onClick={() => setOpen(true)}>
          {t('second.open')}
        </Button>
      </div>
    );
  }
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {t('second.title')}
      </Heading>
      <Text>{t('second.text')}</Text>
      <SecondForm deposit={deposit} onCancel={() => setOpen(false)} />
    </Stack>
  );
}
