import open from './open.json' with { type: 'json' };
import type { Proof } from './readProofs.ts';
import specification from './specification.json' with { type: 'json' };

/** An id of the specification with the tests that prove it. */
export interface Covered {
  id: string;
  says: string;
  proofs: Proof[];
  /** Its unbuilt part, if any. */
  open?: string;
}

/**
 * Every specification id with its proofs. Throws with all unproven ids that are not listed as open, with those that tests name but the
 * specification does not, and with those that are no longer open.
 */
export function coverage(proofs: readonly Proof[]): Covered[] {
  const missing = new Map<string, string>(Object.entries(open));
  const rows = Object.entries(specification).map(([id, says]): Covered => {
    const reason = missing.get(id);
    return {
      id,
      says,
      proofs: proofs.filter(({ ids }) => ids.has(id)),
      ...(reason !== undefined && { open: reason }),
    };
  });
  const known = new Set(Object.keys(specification));
  const findings = [
    ...rows
      .filter((row) => row.proofs.length === 0 && row.open === undefined)
      .map(({ id }) => `${id}: no title of a test names it`),
    ...proofs.flatMap(({ file, ids }) =>
      [...ids].filter((id) => !known.has(id)).map((id) => `${file}: there is no ${id}`),
    ),
    ...[...missing.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `open.json: there is no ${id}`),
  ];
  if (findings.length > 0) throw new Error(findings.join('\n'));
  return rows;
}
