import { type MouseEvent, useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { RouteLink, type RouteLinkProps } from '#src/ui/link/RouteLink.tsx';
import { HOVER } from '#src/ui/mediaQueries.ts';
import * as styles from './GameCard.css.ts';

export interface GameCardProps extends Pick<RouteLinkProps, 'to'> {
  name: string;
  vendor: string;
  /** The address of the picture. */
  picture: string;
  shape: (typeof styles.SHAPES)[number];
  /** The background colour until the picture has loaded. */
  placeholder: string;
  /** The action of the card, shown over the picture on hover: "Start now". */
  startLabel: string;
  /** The link to a free trial, if the game has one. */
  trial?: { label: string; name: string; to: RouteLinkProps['to'] } | undefined;
  favourite: { label: string; marked: boolean; onToggle: () => void };
  /** Shows the choices to touch users, who cannot hover; without it a tap starts the game. */
  onTap?: (() => void) | undefined;
  /** Called on touch, so that what a tap shows can be fetched. */
  onTouch?: (() => void) | undefined;
}

const SIZE = {
  portrait: { width: 300, height: 400 },
  square: { width: 300, height: 300 },
  landscape: { width: 400, height: 225 },
} as const;

function Picture({
  picture,
  shape,
  placeholder,
}: Pick<GameCardProps, 'picture' | 'shape' | 'placeholder'>) {
  const [failed, setFailed] = useState(false);
  return (
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
  );
}

/**
 * The card of a game (S2.25): its picture, its name on one line, its vendor. Hover and keyboard focus show *start now* and *free trial*;
 * for touch, `onTap` shows both, or the game starts. A picture that fails to load leaves an icon.
 */
export function GameCard({
  to,
  name,
  vendor,
  startLabel,
  trial,
  favourite,
  onTap,
  onTouch,
  ...art
}: GameCardProps) {
  const choose = (event: MouseEvent) => {
    if (!onTap || matchMedia(HOVER).matches) return;
    event.preventDefault();
    onTap();
  };
  return (
    <div className={styles.card} onTouchStart={onTouch}>
      <RouteLink to={to} className={styles.start} onClick={choose}>
        <Picture {...art} />
        <span className={classNames(styles.shade[art.shape], !trial && styles.alone)}>
          <span className={styles.startLabel}>{startLabel}</span>
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.vendor}>{vendor}</span>
      </RouteLink>
      <span className={styles.favourite}>
        <IconButton
          icon={favourite.marked ? 'heartFull' : 'heart'}
          iconSize="s"
          tone="media"
          label={favourite.label}
          aria-pressed={favourite.marked}
          onClick={favourite.onToggle}
        />
      </span>
      {trial && (
        <span className={styles.over[art.shape]}>
          <RouteLink to={trial.to} aria-label={trial.name} className={styles.trial}>
            {trial.label}
          </RouteLink>
        </span>
      )}
    </div>
  );
}
