import * as styles from './Marquee.css.ts';
import { marqueeSeconds } from './marqueeSeconds.ts';

export interface MarqueeProps {
  items: readonly { key: string | number; text: string }[];
  /** Stops the marquee; controlled by a MarqueeToggle next to it. */
  paused: boolean;
}

/**
 * A line of short texts that scroll by. They pause on hover, and while the button or link around them has the focus; with reduced motion
 * they never move. Always show a MarqueeToggle next to it.
 */
export function Marquee({ items, paused }: MarqueeProps) {
  const texts = items.map(({ key, text }) => (
    <span key={key} className={styles.item}>
      {text}
    </span>
  ));
  const seconds = marqueeSeconds(items.map(({ text }) => text));
  return (
    // The text is cut off on purpose.
    <span className={styles.window} data-clips="">
      <span
        className={styles.strip}
        data-paused={paused}
        style={{ animationDuration: `${seconds}s` }}
      >
        <span className={styles.items}>{texts}</span>
        <span className={styles.items} aria-hidden="true">
          {texts}
        </span>
      </span>
    </span>
  );
}
