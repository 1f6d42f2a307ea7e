/** What is read of an event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long it took by the clock. */
  dur?: number;
  /** How much of that its thread computed. */
  tdur?: number;
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** By time; what contains another begins no later and lasts longer. */
const inOrder = (one: TraceEvent, other: TraceEvent) =>
  one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0);

/**
 * The trace of a page as if each of its threads had had a core of its own: each task, with what lies within it, takes the time that it
 * computed, without that in which its thread waited for a core. Lighthouse multiplies what tasks took by the slowdown of a phone; the time
 * that two cores spent on the browser's other threads and on the platform would be multiplied with it, as if it were the page's own work.
 */
export function withOwnTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const tasks = new Map<string, Event>();
  return events.toSorted(inOrder).map((event) => {
    const thread = `${event.pid} ${event.tid}`;
    const before = tasks.get(thread);
    const within = before !== undefined && event.ts < endOf(before);
    if (!within && event.ph === 'X' && event.name === 'RunTask') tasks.set(thread, event);
    const task = tasks.get(thread);
    if (!task?.dur || task.tdur === undefined || event.ts > endOf(task)) return event;
    const share = Math.min(1, task.tdur / task.dur);
    const ts = task.ts + (event.ts - task.ts) * share;
    return { ...event, ts, ...(event.dur !== undefined && { dur: event.dur * share }) };
  });
}
