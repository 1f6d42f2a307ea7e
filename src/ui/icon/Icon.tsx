import { useContext } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import type { IconName } from '#src/ui/icons/names.generated.ts';
import sprite from '#src/ui/icons/sprite.generated.svg?no-inline';
import * as styles from './Icon.css.ts';
import { SpriteContext } from './SpriteContext.ts';

export interface IconProps {
  name: IconName;
  size?: (typeof styles.SIZES)[number];
}

const DIRECTED: readonly IconName[] = [
  'chevronStart',
  'chevronEnd',
  'arrowEnd',
  'logOut',
  'sendMoney',
];

/** An icon next to text, in its colour. It is hidden from screen readers: the text says it. */
export function Icon({ name, size = 'm' }: IconProps) {
  const own = useContext(SpriteContext);
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        styles.icon,
        styles.size[size],
        DIRECTED.includes(name) && styles.mirrored,
      )}
      viewBox="0 0 24 24"
      width="24"
      height="24"
    >
      <use href={`${own ?? sprite}#${name}`} />
    </svg>
  );
}
