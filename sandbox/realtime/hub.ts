import type { Database, OpenDatabase } from '#sandbox/database/database.ts';
import { eventsAfter, missedEvents, newestPlace } from './storedEvents.ts';
import type { Subscriber } from './subscriber.ts';

/** The channel that says that there are new events. */
const CHANNEL = 'event';

/** Brings the events of the database to the members who listen on this instance. */
export interface Hub {
  subscribers(): readonly Subscriber[];
  /** Lets a member listen, from after a place or from now on. */
  join(subscriber: Subscriber, after: number | undefined): Promise<void>;
  leave(subscriber: Subscriber): void;
  close(): Promise<void>;
}

/** Starts to bring events. */
export async function startHub(db: Database, listen: OpenDatabase['listen']): Promise<Hub> {
  const subscribers = new Set<Subscriber>();
  let place = await newestPlace(db);
  let running = false;
  let more = false;

  /** Fetches what is new and hands it out, once at a time; what comes meanwhile is fetched after that. */
  async function pump(): Promise<void> {
    more = true;
    if (running) return;
    running = true;
    try {
      while (more) {
        more = false;
        for (const event of await eventsAfter(db, place)) {
          place = event.message.id;
          for (const subscriber of subscribers) subscriber.offer(event);
        }
      }
    } catch (error) {
      console.error(error);
    } finally {
      running = false;
    }
  }
  const stop = await listen(CHANNEL, () => void pump());
  // What happened before the notifications came.
  await pump();

  return {
    subscribers: () => [...subscribers],
    async join(subscriber, after) {
      subscribers.add(subscriber);
      const missed =
        after === undefined
          ? []
          : await missedEvents(db, subscriber.merchant.merchantCode, subscriber.memberId, after);
      subscriber.start(missed && after !== undefined ? after : place, missed);
    },
    leave: (subscriber) => void subscribers.delete(subscriber),
    close: stop,
  };
}
