import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icons/names.generated.ts';
import * as styles from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonLook {
  /**
   * `accent` is for the one main action of a view, `danger` for one that cannot be undone.
   * @default 'neutral'
   */
  tone?: (typeof styles.TONES)[number] | undefined;
  /**
   * `s` is for places with little room, such as the row of a table; `l` for the actions that end a form.
   * @default 'm'
   */
  size?: (typeof styles.SIZES)[number] | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> {
  /** `submit` submits the form around it. */
  type?: 'button' | 'submit';
  /** An icon before the text. */
  icon?: IconName | undefined;
  /** Whether its action is running: it shows so, keeps the focus and ignores presses. */
  busy?: boolean | undefined;
}

/** The class names of a button, for other elements that look like one: a link, a dialog's trigger. */
export function buttonClass({ tone = 'neutral', size = 'm', wide }: ButtonLook): string {
  return classNames(styles.button, styles.size[size], styles.tone[tone], wide && styles.wide);
}

const WORKING = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** A button. Its text says what happens: "Withdraw ৳500.00", not "OK". */
export function Button({
  children,
  tone,
  size,
  wide,
  icon,
  busy,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      {...(busy && WORKING)}
      className={buttonClass({ tone, size, wide })}
    >
      {busy && <Spinner />}
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  );
}
