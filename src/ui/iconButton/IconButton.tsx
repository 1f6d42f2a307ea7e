import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'style' | 'type'> {
  icon: IconProps['name'];
  /** What the button does, for those who listen and for the tooltip of the pointer. */
  label: string;
  /** `media` is for buttons that lie on a picture. */
  tone?: (typeof styles.TONES)[number];
  /** The size of the icon alone; the button stays 44 px. */
  iconSize?: IconProps['size'];
}

/** A button that shows an icon alone, 44 px square. */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  iconSize = 'm',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.iconButton, styles.tone[tone])}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
