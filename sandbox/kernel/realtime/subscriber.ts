import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Connection } from './connection.ts';
import type { StoredEvent } from './storedEvents.ts';

/** The listener. */
interface Listener {
  sessionId: string;
  expiresAt: Date;
  merchant: Merchant;
  memberId: string;
}

/** A member listening on one connection. */
export interface Subscriber extends Listener, Pick<Connection, 'end'> {
  /** Receives a new event; those of others or sent before are ignored. */
  offer(event: StoredEvent): void;
  /**
   * Reports that all is ready, or that missed events are lost, then sends those missed and those offered meanwhile. Later ones are sent at
   * once.
   */
  start(place: number, missed: readonly StoredEvent[] | undefined): void;
}

/** Creates a subscriber that queues offered events until it is started. */
export function createSubscriber(who: Listener, { send, end }: Connection): Subscriber {
  let place = 0;
  let kept: StoredEvent[] | undefined = [];
  const concerns = ({ merchantCode, memberId }: StoredEvent) =>
    merchantCode === who.merchant.merchantCode && (memberId === null || memberId === who.memberId);
  const deliver = ({ message }: StoredEvent) => {
    if (message.id <= place) return;
    place = message.id;
    send(message);
  };
  return {
    ...who,
    end,
    offer(event) {
      if (!concerns(event)) return;
      if (kept) kept.push(event);
      else deliver(event);
    },
    start(from, missed) {
      place = from;
      send({ type: 'ready', lastEventId: from });
      if (!missed) send({ type: 'resync', lastEventId: from });
      for (const event of [...(missed ?? []), ...(kept ?? [])]) deliver(event);
      kept = undefined;
    },
  };
}
