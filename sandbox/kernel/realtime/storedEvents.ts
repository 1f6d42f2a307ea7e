import { and, asc, eq, gt, isNull, max, or } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { event } from '#sandbox/kernel/database/schema/platform.ts';
import type { EventMessage } from '#src/platform/realtime.generated.ts';
import { RESUMED_EVENTS } from './limits.ts';

/** An outgoing event and its recipient. */
export interface StoredEvent {
  merchantCode: string;
  /** Everyone of the merchant if null. */
  memberId: string | null;
  message: EventMessage;
}

const COLUMNS = {
  place: event.place,
  merchantCode: event.merchantCode,
  memberId: event.memberId,
  topic: event.type,
  data: event.payload,
  at: event.at,
};

type Row = Pick<typeof event.$inferSelect, 'place' | 'merchantCode' | 'memberId' | 'at'> & {
  topic: string;
  data: unknown;
};

const stored = ({ place, merchantCode, memberId, topic, data, at }: Row): StoredEvent => ({
  merchantCode,
  memberId,
  message: {
    type: 'event',
    id: Number(place),
    at: at.toISOString(),
    topic,
    data: { ...(data as object) },
  },
});

/** The place of the newest event; 0 without events. */
export async function newestPlace(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(event.place) }).from(event);
  return row?.newest ?? 0;
}

/** All events after a place, in order. */
export async function eventsAfter(db: Database, place: number): Promise<StoredEvent[]> {
  const rows = await db
    .select(COLUMNS)
    .from(event)
    .where(gt(event.place, place))
    .orderBy(asc(event.place));
  return rows.map(stored);
}

/**
 * The events that a member missed after a place. Undefined if they are not known: the place is no longer kept, was never given, or too much
 * has happened since.
 */
export async function missedEvents(
  db: Database,
  merchantCode: string,
  memberId: string,
  place: number,
): Promise<StoredEvent[] | undefined> {
  const [kept] = await db.select({ id: event.id }).from(event).where(eq(event.place, place));
  if (!kept) return undefined;
  const rows = await db
    .select(COLUMNS)
    .from(event)
    .where(
      and(
        gt(event.place, place),
        eq(event.merchantCode, merchantCode),
        or(isNull(event.memberId), eq(event.memberId, memberId)),
      ),
    )
    .orderBy(asc(event.place))
    .limit(RESUMED_EVENTS + 1);
  return rows.length > RESUMED_EVENTS ? undefined : rows.map(stored);
}
