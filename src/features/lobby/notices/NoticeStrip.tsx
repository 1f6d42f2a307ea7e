import type { Announcement } from '#src/platform/endpoints/announcements.ts';
import * as styles from './NoticeBar.css.ts';

/** How fast the titles pass, in characters a second: slow enough to read. */
const PACE = 7;

export interface NoticeStripProps {
  notices: readonly Announcement[];
  paused: boolean;
}

/** The titles of the notices, passing by. Where no motion is asked for they stand still. */
export function NoticeStrip({ notices, paused }: NoticeStripProps) {
  const characters = notices.reduce((sum, { title }) => sum + title.length + 4, 0);
  const titles = notices.map(({ id, title }) => (
    <span key={id} className={styles.title}>
      {title}
    </span>
  ));
  return (
    <span
      className={styles.strip}
      data-paused={paused}
      style={{ animationDuration: `${Math.max(12, characters / PACE)}s` }}
    >
      <span className={styles.titles}>{titles}</span>
      <span className={styles.titles} aria-hidden="true">
        {titles}
      </span>
    </span>
  );
}
