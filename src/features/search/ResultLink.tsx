import { useState } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import * as styles from './ResultLink.css.ts';

export interface ResultLinkProps {
  to: string;
  name: string;
  /** What tells it from others of its name: its vendor, its category. */
  hint: string;
  /** None for what has no picture of its own. */
  picture?: string;
  /** The colour of the picture's place until it has loaded. */
  placeholder?: string;
  onFollow: () => void;
}

/** A game, vendor or category that was found, in one line: picture, name, hint. */
export function ResultLink({ to, name, hint, picture, placeholder, onFollow }: ResultLinkProps) {
  const [failed, setFailed] = useState(false);
  return (
    <RouteLink to={to} className={styles.link} data-result onClick={onFollow}>
      <span className={styles.art} style={failed ? undefined : { background: placeholder }}>
        {failed || picture === undefined ? (
          <Icon name="games" />
        ) : (
          <img
            className={styles.picture}
            src={picture}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
    </RouteLink>
  );
}
