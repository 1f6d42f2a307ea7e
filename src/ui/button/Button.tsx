import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icons/names.generated.ts';
import * as styles from './Button.css.ts';

export interface ButtonLook {
  /** `accent` is for the one main action of a view. */
  tone?: (typeof styles.TONES)[number] | undefined;
  size?: (typeof styles.SIZES)[number] | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> {
  type?: 'button' | 'submit';
  /** An icon before the words. */
  icon?: IconName;
}

/** The class names of a button, for what looks like one and is none: a link, the trigger of a dialog. */
export function buttonClass({ tone = 'neutral', size = 'm', wide }: ButtonLook): string {
  return classNames(styles.button, styles.size[size], styles.tone[tone], wide && styles.wide);
}

/** A button. Its words say what happens: "Withdraw ৳500.00", not "OK". */
export function Button({
  children,
  tone,
  size,
  wide,
  icon,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} {...rest} className={buttonClass({ tone, size, wide })}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
