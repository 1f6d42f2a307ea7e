import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'style' | 'type'> {
  icon: IconProps['name'];
  /** The action of the button, as accessible name and as tooltip. */
  label: string;
  /** `media` is for buttons on a picture. */
  tone?: (typeof styles.TONES)[number];
  /** The size of the icon only; the button stays 44 px. */
  iconSize?: IconProps['size'];
}

/** A button with an icon only, 44 px square. */
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
