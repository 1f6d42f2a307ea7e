import { dateTime } from './DateTime.css.ts';

export interface DateTimeProps {
  /** The moment: ISO 8601, or milliseconds since 1970. */
  moment: string | number;
  /** The same moment as players read it, in the market's time zone. */
  text: string;
}

/** A moment as a `time` element. If it is invalid, only its text is shown. */
export function DateTime({ moment, text }: DateTimeProps) {
  const date = new Date(moment);
  const machine = Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  return (
    <time className={dateTime} dateTime={machine}>
      {text}
    </time>
  );
}
