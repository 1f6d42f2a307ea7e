import type { TFunction } from 'i18next';
import type { PointRecord } from '#src/platform/contract.generated.ts';

/** The name of a point record: its item or reward, if there was one. */
export function recordName(
  { type, itemName }: Pick<PointRecord, 'type' | 'itemName'>,
  t: TFunction<'pointMall'>,
): string {
  const what = t(`records.${type}`);
  return itemName === null ? what : `${what}: ${itemName}`;
}
