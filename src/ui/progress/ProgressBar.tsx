import { Progress as Base } from '@base-ui/react/progress';
import { classNames } from '#src/ui/classNames.ts';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './ProgressBar.css.ts';
import { type Progress, percentOf } from './progress.ts';

export type ProgressBarProps = Progress;

/** A progress bar, with its label and figures above the bar. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, tone = 'accent' } = props;
  return (
    <Base.Root
      className={styles.progress}
      value={percentOf(value, max)}
      getAriaValueText={(formatted) => valueText ?? formatted}
    >
      <Base.Label
        render={
          <Text as="span" size="s" weight="label">
            {label}
          </Text>
        }
      />
      {valueText !== undefined && (
        <Text as="span" size="s" tone="secondary" figures>
          {valueText}
        </Text>
      )}
      <Base.Track className={styles.track}>
        <Base.Indicator className={classNames(styles.fill, styles.tone[tone])} />
      </Base.Track>
    </Base.Root>
  );
}
