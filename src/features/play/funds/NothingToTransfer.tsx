import { useTranslation } from 'react-i18next';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { NextSteps } from './NextSteps.tsx';

/** Says that no other wallet has a balance, with next steps. */
export function NothingToTransfer({ vendor }: { vendor: string }) {
  const { t } = useTranslation('play');
  const onBreak = useBreakUntil() !== undefined;
  return (
    <Stack gap="m">
      <Stack direction="row" gap="s" align="start">
        <Icon name="info" />
        <Stack gap="xs">
          <Text weight="strong">{t('funds.nothing', { vendor })}</Text>
          <Text tone="secondary">{t(onBreak ? 'funds.nothingOnBreak' : 'funds.nothingHint')}</Text>
        </Stack>
      </Stack>
      <NextSteps deposits={!onBreak} />
    </Stack>
  );
}
