import type { PointRecordType } from '#src/platform/contract.generated.ts';

/** Where the points mall is (S2.9). */
export const POINT_MALL_PATH = '/pointMall';

/** What can have happened to points, in the order of the filters (S3.16). */
export const RECORD_TYPES = [
  'earned',
  'redeemed',
  'converted',
] as const satisfies readonly PointRecordType[];

/** How many days back the records go, today with them; the first is the usual (S9.6). */
export const RECORD_DAYS = [30, 7] as const;

/** Which records the address asks for. */
export interface RecordView {
  type: PointRecordType | undefined;
  days: (typeof RECORD_DAYS)[number];
}

/** The address of the records of points. */
export function recordsPath({ type, days }: RecordView): string {
  const query = new URLSearchParams({ view: 'records' });
  if (type) query.set('type', type);
  if (days !== RECORD_DAYS[0]) query.set('days', String(days));
  return `${POINT_MALL_PATH}?${query}`;
}

/** What an address asks for; what it does not know is the usual. */
export const recordViewOf = (query: URLSearchParams): RecordView => ({
  type: RECORD_TYPES.find((known) => known === query.get('type')),
  days: RECORD_DAYS.find((known) => String(known) === query.get('days')) ?? RECORD_DAYS[0],
});
