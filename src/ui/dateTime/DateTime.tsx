import { dateTime } from './DateTime.css.ts';

export interface DateTimeProps {
  /** The moment: ISO 8601, or milliseconds since 1970. */
  moment: string | number;
  /** The same moment as players read it, in the market's time zone. */
  text: string;
}

/** A moment for people and for machines. One that cannot be read is left to its words. */
export function DateTime({ moment, text }: DateTimeProps) {
  const date = new Date(moment);
  const machine = Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  return (
    <time className={dateTime} dateTime={machine}>
      {text}
    </time>
  );
}
