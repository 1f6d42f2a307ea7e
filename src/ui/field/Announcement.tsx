import { visuallyHidden } from '#src/ui/text/Text.css.ts';

export interface AnnouncementProps {
  /** The change to announce; nothing is announced while it is empty. */
  children: string;
}

/** A live region that announces changes of its text politely. It must be rendered before the text is set. */
export function Announcement({ children }: AnnouncementProps) {
  return (
    <span aria-live="polite" className={visuallyHidden}>
      {children}
    </span>
  );
}
