import type { JsonFile } from '../jsonFile.ts';
import { asTexts, lookup, type Placed } from './check.ts';
import { type Diagnostic, diagnosticAt, position } from './diagnostic.ts';

/** A brand's values that others must not share. */
interface Claimant {
  manifest: JsonFile;
}

interface Claim extends Placed<string> {
  manifest: JsonFile;
}

function claimsOf({ manifest }: Claimant): { codes: Claim[]; domains: Claim[] } {
  const { value } = manifest;
  const text = (...path: string[]): Claim[] => {
    const found = lookup(value, path);
    return typeof found === 'string' ? [{ manifest, path, value: found.toLowerCase() }] : [];
  };
  const path = ['domains', 'alternates'];
  const alternates = asTexts(lookup(value, path)).map((domain, index): Claim => {
    return { manifest, path: [...path, index], value: domain.toLowerCase() };
  });
  return { codes: text('merchantCode'), domains: [...text('domains', 'main'), ...alternates] };
}

/** Every claim of a value that an earlier claim has. */
function taken(claims: Claim[], first: Claim[], rule: string, what: string): Diagnostic[] {
  const owners = new Map(first.map((claim) => [claim.value, claim]));
  const diagnostics: Diagnostic[] = [];
  for (const claim of claims) {
    const owner = owners.get(claim.value);
    if (!owner) {
      owners.set(claim.value, claim);
      continue;
    }
    const { line } = position(owner.manifest, owner.path);
    const reason = `This ${what} already belongs to ${owner.manifest.path}:${line}.`;
    diagnostics.push(diagnosticAt(claim.manifest, claim.path, { rule, reason }));
  }
  return diagnostics;
}

/**
 * What must be unique among all brands: merchant codes (S1.6) and domains. The brands of `others` own theirs; among `sources` the first in
 * order does.
 */
export function diagnosticsAcross(
  sources: readonly Claimant[],
  others: readonly Claimant[] = [],
): Diagnostic[] {
  const claims = sources.map(claimsOf);
  const first = others.map(claimsOf);
  const codes = (list: typeof claims) => list.flatMap((claim) => claim.codes);
  const domains = (list: typeof claims) => list.flatMap((claim) => claim.domains);
  return [
    ...taken(codes(claims), codes(first), 'merchant-code-taken', 'merchant code'),
    ...taken(domains(claims), domains(first), 'domain-taken', 'domain'),
  ];
}
