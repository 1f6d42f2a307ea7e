import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import * as styles from './Menu.css.ts';

export interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: IconProps['name'] | undefined;
  /** `danger` is for actions that cannot be undone. */
  tone?: (typeof styles.TONES)[number] | undefined;
  disabled?: boolean | undefined;
}

/** An action in a menu; it closes the menu. */
export function MenuItem({ children, onSelect, icon, tone = 'neutral', disabled }: MenuItemProps) {
  return (
    <Base.Item
      className={classNames(styles.item, styles.tone[tone])}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </Base.Item>
  );
}
