import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Downline } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { RebateForm } from './RebateForm.tsx';

/** What comes back of a member's stakes by their line; for a member directly below, the way to change it (S2.17). */
export function RebatePart({ downline }: { downline: Downline }) {
  const { t } = useTranslation('agentTeam');
  const { percent } = useFormat();
  const [open, setOpen] = useState(false);
  const { member, rebatePercent, rebateBounds } = downline;
  return (
    <Stack gap="s">
      <Heading level={3}>{t('rebate.title')}</Heading>
      <Text>{t('member.percent', { percent: percent(rebatePercent) })}</Text>
      {rebateBounds && !open && (
        <Stack direction="row">
          <Button onClick={() => setOpen(true)}>{t('rebate.change')}</Button>
        </Stack>
      )}
      {rebateBounds && open && (
        <RebateForm
          account={member.account}
          rebate={rebatePercent}
          bounds={rebateBounds}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
