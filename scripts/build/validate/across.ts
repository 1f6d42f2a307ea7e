import type { BrandSource } from '../readBrand.ts';
import { asTexts, lookup, type Placed } from './check.ts';
import { type Finding, findingAt, position } from './finding.ts';

interface Claim extends Placed<string> {
  source: BrandSource;
}

function claimsOf(source: BrandSource): { codes: Claim[]; domains: Claim[] } {
  const { value } = source.manifest;
  const text = (...path: string[]): Claim[] => {
    const found = lookup(value, path);
    return typeof found === 'string' ? [{ source, path, value: found.toLowerCase() }] : [];
  };
  const path = ['domains', 'alternates'];
  const alternates = asTexts(lookup(value, path)).map((domain, index): Claim => {
    return { source, path: [...path, index], value: domain.toLowerCase() };
  });
  return { codes: text('merchantCode'), domains: [...text('domains', 'main'), ...alternates] };
}

/** Every claim of a value that an earlier claim has taken. */
function taken(claims: Claim[], first: Claim[], rule: string, what: string): Finding[] {
  const owners = new Map(first.map((claim) => [claim.value, claim]));
  const findings: Finding[] = [];
  for (const claim of claims) {
    const owner = owners.get(claim.value);
    if (!owner) {
      owners.set(claim.value, claim);
      continue;
    }
    const file = owner.source.manifest;
    const reason = `This ${what} already belongs to ${file.path}:${position(file, owner.path).line}.`;
    findings.push(findingAt(claim.source.manifest, claim.path, { rule, reason }));
  }
  return findings;
}

/**
 * What must be unique among all brands: merchant codes (S1.6) and domains. The brands of `others` own
 * theirs; among `sources` the first in order does.
 */
export function findingsAcross(
  sources: readonly BrandSource[],
  others: readonly BrandSource[] = [],
): Finding[] {
  const claims = sources.map(claimsOf);
  const first = others.map(claimsOf);
  const codes = (list: typeof claims) => list.flatMap((claim) => claim.codes);
  const domains = (list: typeof claims) => list.flatMap((claim) => claim.domains);
  return [
    ...taken(codes(claims), codes(first), 'merchant-code-taken', 'merchant code'),
    ...taken(domains(claims), domains(first), 'domain-taken', 'domain'),
  ];
}
