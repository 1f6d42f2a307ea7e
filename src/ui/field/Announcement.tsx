import { visuallyHidden } from '#src/ui/text/Text.css.ts';

export interface AnnouncementProps {
  /** What has changed; nothing is said while it is empty. */
  children: string;
}

/** Words that are read out when they change, after what is being said. It must be there before they come. */
export function Announcement({ children }: AnnouncementProps) {
  return (
    <span aria-live="polite" className={visuallyHidden}>
      {children}
    </span>
  );
}
