import { useTranslation } from 'react-i18next';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { line } from './OwnInvitation.css.ts';

export interface CopyLineProps {
  label: string;
  text: string;
  /** Names what is copied. */
  copyLabel: string;
}

/** A text with the button that copies it (S8.7). */
export function CopyLine({ label, text, copyLabel }: CopyLineProps) {
  const { t } = useTranslation('referral');
  const labels = { copy: copyLabel, copied: t('own.copied'), failed: t('own.copyFailed') };
  return (
    <Stack gap="xxs">
      <Text size="s" tone="secondary">
        {label}
      </Text>
      <div className={line}>
        <Text as="span" weight="strong">
          {text}
        </Text>
        <CopyButton text={text} labels={labels} />
      </div>
    </Stack>
  );
}
