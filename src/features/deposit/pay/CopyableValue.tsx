import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from '../Deposit.css.ts';
import { useCopyLabels } from '../useCopyLabels.ts';

export interface CopyableValueProps {
  label: string;
  /** The value as players read it. */
  shown: string;
  /** The value to copy into an app. */
  text: string;
  copy: string;
}

/** A value with a button that copies it. */
export function CopyableValue({ label, shown, text, copy }: CopyableValueProps) {
  const labels = useCopyLabels();
  return (
    <div className={styles.copied}>
      <Stack gap="xxs">
        <Text size="s" tone="secondary">
          {label}
        </Text>
        <span className={styles.figure}>{shown}</span>
      </Stack>
      <CopyButton text={text} labels={labels(copy)} inWords />
    </div>
  );
}
