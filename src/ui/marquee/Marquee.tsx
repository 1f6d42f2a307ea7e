import * as styles from './Marquee.css.ts';
import { marqueeSeconds } from './marqueeSeconds.ts';

export interface MarqueeProps {
  items: readonly { key: string | number; text: string }[];
  /** Stands still; a MarqueeToggle beside it asks for that. */
  paused: boolean;
}

/**
 * Short texts that pass by in one line. They wait under the pointer, and while the button or link that they are in has
 * the focus; where no motion is asked for they stand still. Whoever shows them offers a MarqueeToggle.
 */
export function Marquee({ items, paused }: MarqueeProps) {
  const texts = items.map(({ key, text }) => (
    <span key={key} className={styles.item}>
      {text}
    </span>
  ));
  const seconds = marqueeSeconds(items.map(({ text }) => text));
  return (
    // What is cut at its edges passes by.
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
