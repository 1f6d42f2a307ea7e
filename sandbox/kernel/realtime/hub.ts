import type { Database, OpenDatabase } from '#sandbox/kernel/database/database.ts';
import { failureReport } from '#sandbox/kernel/http/failureReport.ts';
import { eventsAfter, missedEvents, newestPlace } from './storedEvents.ts';
import type { Subscriber } from './subscriber.ts';

/** The channel that announces new events. */
const CHANNEL = 'event';

/** Delivers the database's events to members connected to this instance. */
export interface Hub {
  subscribers(): readonly Subscriber[];
  /** Subscribes a member, from after a place or from now on. */
  join(subscriber: Subscriber, after: number | undefined): Promise<void>;
  leave(subscriber: Subscriber): void;
  close(): Promise<void>;
}

/** Starts to deliver events. */
export async function startHub(db: Database, listen: OpenDatabase['listen']): Promise<Hub> {
  const subscribers = new Set<Subscriber>();
  let place = await newestPlace(db);
  let running: Promise<void> | undefined;
  let more = false;

  async function handOut(): Promise<void> {
    try {
      while (more) {
        more = false;
        for (const event of await eventsAfter(db, place)) {
          place = event.message.id;
          for (const subscriber of subscribers) subscriber.offer(event);
        }
      }
    } catch (error) {
      console.error(failureReport(error));
    } finally {
      running = undefined;
    }
  }
  /** Fetches and delivers new events, once at a time; later ones are fetched after that. */
  function pump(): Promise<void> {
    more = true;
    running ??= handOut();
    return running;
  }
  const stop = await listen(CHANNEL, () => void pump());
  // Events before the notifications started.
  await pump();

  return {
    subscribers: () => [...subscribers],
    async join(subscriber, after) {
      const { merchant, memberId } = subscriber;
      subscribers.add(subscriber);
      const missed =
        after === undefined ? [] : await missedEvents(db, merchant.merchantCode, memberId, after);
      subscriber.start(missed && after !== undefined ? after : place, missed);
    },
    leave: (subscriber) => void subscribers.delete(subscriber),
    async close() {
      await stop();
      await running;
    },
  };
}
