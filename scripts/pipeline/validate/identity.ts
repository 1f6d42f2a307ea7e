import type { Rule } from './check.ts';
import { inManifest, stated } from './check.ts';

/** The folder name is the brand's id: there is no other registration. */
export const identity: Rule = (check) =>
  stated(check, 'id')
    .filter(({ value }) => value !== check.source.id)
    .map(({ path }) =>
      inManifest(check, path, {
        rule: 'id',
        reason: 'The id must be the name of the folder.',
        suggestion: `write ${JSON.stringify(check.source.id)}`,
      }),
    );
