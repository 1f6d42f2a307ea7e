import type { ObjectStore } from '#scripts/store/objectStore.ts';
import type { Revision } from '../store/revisions.ts';
import { readStoredSite, type StoredSite } from '../store/sites.ts';

const CHECKS = ['record', 'documents', 'headers', 'compression'] as const;
type CheckName = (typeof CHECKS)[number];

/** What is wrong with a site that was made live. */
export interface HealthProblem {
  brand: string;
  /** The check that failed. */
  check: CheckName;
  reason: string;
}

/** Checks the site of a revision, and returns everything that is wrong with it. */
export type HealthCheck = (revision: Revision) => Promise<HealthProblem[]>;

/** Checks of a site by name: each returns what is wrong, or undefined. One that throws has failed. */
export type SiteChecks = Record<CheckName, (site: StoredSite) => Promise<string | undefined>>;

/** Runs all checks on a stored site. */
export async function problemsOf(
  store: ObjectStore,
  { brand, site: hash }: Revision,
  checks: SiteChecks,
): Promise<HealthProblem[]> {
  const problems: HealthProblem[] = [];
  for (const check of CHECKS) {
    try {
      const site = await readStoredSite(store, hash);
      const reason = site ? await checks[check](site) : 'the site is not stored';
      if (reason !== undefined) problems.push({ brand, check, reason });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({ brand, check, reason });
    }
  }
  return problems;
}
