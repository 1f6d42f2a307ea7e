import type { ReferenceKind } from '#sandbox/domains/wallet/reference.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';

/** The reference of a seeded deposit, withdrawal or transfer, the same on every run. */
export const seedReference = (kind: ReferenceKind, memberId: string, place: number): string =>
  kind + seedId(kind, memberId, String(place)).replaceAll('-', '').slice(0, 12).toUpperCase();
