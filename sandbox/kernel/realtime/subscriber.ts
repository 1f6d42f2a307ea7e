import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Connection } from './connection.ts';
import type { StoredEvent } from './storedEvents.ts';

/** Who listens. */
interface Listener {
  sessionId: string;
  expiresAt: Date;
  merchant: Merchant;
  memberId: string;
}

/** A member who listens on one connection. */
export interface Subscriber extends Listener, Pick<Connection, 'end'> {
  /** Takes an event that just happened; what is of others or was sent before is left. */
  offer(event: StoredEvent): void;
  /**
   * Tells that all is ready, or that what was missed cannot be told, then sends what was missed and what was offered
   * meanwhile. All that comes later goes out at once.
   */
  start(place: number, missed: readonly StoredEvent[] | undefined): void;
}

/** Makes a subscriber that keeps what it is offered until it is started. */
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
