import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Downline } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { FormFocus } from '../FormFocus.tsx';
import { RebateForm } from './RebateForm.tsx';

/** A member's rebate rate from their upline. A direct downline's rate can be changed, if another rate is possible (S2.17). */
export function RebatePart({ downline }: { downline: Downline }) {
  const { t } = useTranslation('agentTeam');
  const { percent } = useFormat();
  const [open, setOpen] = useState(false);
  const { member, rebatePercent, rebateBounds } = downline;
  const bounds = rebateBounds && rebateBounds.least !== rebateBounds.most ? rebateBounds : null;
  return (
    <Stack gap="s">
      <Heading level={3}>{t('rebate.title')}</Heading>
      <Text>{t('member.percent', { percent: percent(rebatePercent) })}</Text>
      {bounds && (
        <FormFocus shown={open ? 'form' : 'button'}>
          {open ? (
            <RebateForm
              account={member.account}
              rebate={rebatePercent}
              bounds={bounds}
              onClose={() => setOpen(false)}
            />
          ) : (
            <Button onClick={() => setOpen(true)}>{t('rebate.change')}</Button>
          )}
        </FormFocus>
      )}
    </Stack>
  );
}
