import type { ReactNode } from 'react';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** That nothing is here: `in_no_data` (S2.28). */
  title: string;
  /** What will be here. */
  hint?: string;
  icon?: IconProps['name'];
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** What a list shows when nothing is in it (S2.28). */
export function EmptyState({ title, hint, icon = 'empty', action }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
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
      {action}
    </div>
  );
}
