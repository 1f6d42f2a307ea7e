import type { ReactNode } from 'react';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './StatePanel.css.ts';

export interface StatePanelProps {
  icon: IconProps['name'];
  title: string;
  hint?: string | undefined;
  /** Announces an error at once. */
  role?: 'alert';
  /** The next step: a link or a button. */
  children?: ReactNode;
}

/** The frame of an empty or failed list. */
export function StatePanel({ icon, title, hint, role, children }: StatePanelProps) {
  return (
    <div className={styles.panel} role={role}>
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
      {children}
    </div>
  );
}
