import { useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './GameCard.css.ts';

export interface GameCardProps extends Pick<LinkProps, 'to'> {
  name: string;
  vendor: string;
  /** The address of the picture. */
  picture: string;
  shape: (typeof styles.SHAPES)[number];
  /** The colour of the picture's place until it has come. */
  placeholder: string;
}

const SIZE = {
  portrait: { width: 300, height: 400 },
  landscape: { width: 400, height: 225 },
} as const;

/** A game on the shelf: its picture, its name on one line, its vendor. A picture that fails leaves a mark. */
export function GameCard({ to, name, vendor, picture, shape, placeholder }: GameCardProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.art[shape]} style={failed ? undefined : { background: placeholder }}>
        {failed ? (
          <Icon name="games" size="xl" />
        ) : (
          <img
            className={styles.picture}
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setFailed(true)}
            {...SIZE[shape]}
          />
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.vendor}>{vendor}</span>
    </Link>
  );
}
