import type { PointRecordType } from '#src/platform/contract.generated.ts';

/** The mall's path (S2.9). */
export const POINT_MALL_PATH = '/pointMall';

/** The types of point records, in the order of the filters (S3.16). */
export const RECORD_TYPES = [
  'earned',
  'redeemed',
  'converted',
] as const satisfies readonly PointRecordType[];

/** The periods of the records, in days including today; default first (S9.6). */
export const RECORD_DAYS = [30, 7] as const;

/** The records filter of a URL. */
export interface RecordView {
  type: PointRecordType | undefined;
  days: (typeof RECORD_DAYS)[number];
}

/** The URL of the point records. */
export function recordsPath({ type, days }: RecordView): string {
  const query = new URLSearchParams({ view: 'records' });
  if (type) query.set('type', type);
  if (days !== RECORD_DAYS[0]) query.set('days', String(days));
  return `${POINT_MALL_PATH}?${query}`;
}

/** The filter of a URL; defaults for unknown values. */
export const recordViewOf = (query: URLSearchParams): RecordView => ({
  type: RECORD_TYPES.find((known) => known === query.get('type')),
  days: RECORD_DAYS.find((known) => String(known) === query.get('days')) ?? RECORD_DAYS[0],
});
