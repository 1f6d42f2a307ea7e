import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: (typeof styles.TONES)[number];
  icon?: IconProps['name'];
}

/** A short label for a count or a status. Its meaning never depends on colour alone. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone])}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
