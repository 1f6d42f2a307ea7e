import { Button } from '#src/ui/button/Button.tsx';
import * as styles from '#src/ui/emptyState/EmptyState.css.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  hint?: string;
  icon?: IconProps['name'];
  retryLabel: string;
  onRetry: () => void;
}

/** What a part shows when its data did not come, with a way to try again. */
export function ErrorState({ title, hint, icon = 'alert', retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.mark}>
        <Icon name={icon} size="l" />
      </span>
      <div className={styles.words}>
        <Text weight="strong">{title}</Text>
        {hint && (
          <Text size="s" tone="secondary">
            {hint}
          </Text>
        )}
      </div>
      <Button icon="refresh" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
