import { useState } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import * as styles from './ResultLink.css.ts';

export interface ResultLinkProps {
  to: string;
  name: string;
  /** Distinguishes results of one name: the vendor, the category. */
  hint: string;
  /** Undefined if it has no picture. */
  picture?: string;
  /** The background colour until the picture loads. */
  placeholder?: string;
  onFollow: () => void;
}

/** A search result (game, vendor or category) in one row: picture, name, hint. */
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
