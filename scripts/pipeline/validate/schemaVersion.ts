import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { commandLine } from '#scripts/command/commandLine.ts';
import { isObject, type JsonFile } from '../jsonFile.ts';
import { VERSION_KEY } from '../versions/changes.ts';
import type { Step } from '../versions/steps/step.ts';
import { newestOf, oldestRead, STEPS } from '../versions/steps.ts';
import { statedVersion } from '../versions/upgraded.ts';
import { type Diagnostic, diagnosticAt } from './diagnostic.ts';
import { compileSchema, schemaDiagnostics } from './schema.ts';

/** The rule that a folder’s version breaks. */
export const VERSION_RULE = 'schema-version';

const validateVersion = compileSchema({
  type: schema.type,
  properties: { [VERSION_KEY]: schema.properties[VERSION_KEY] },
});

/** Why a manifest has no version: it is no object, or states something else. */
export const noVersion = (manifest: JsonFile): Diagnostic[] =>
  schemaDiagnostics(manifest, validateVersion);

const migration = (id: string): string => `run \`${commandLine('brand')} migrate ${id}\``;

function about(manifest: JsonFile, reason: string, suggestion: string): Diagnostic {
  const isStated = isObject(manifest.value) && Object.hasOwn(manifest.value, VERSION_KEY);
  // A manifest that states no version is not shown as a whole.
  const text = isStated ? {} : { text: '' };
  return diagnosticAt(manifest, [VERSION_KEY], { rule: VERSION_RULE, reason, suggestion, ...text });
}

/** The versions that are read, in words. */
const read = (steps: readonly Step[]): string =>
  oldestRead(steps) === newestOf(steps)
    ? `version ${newestOf(steps)}`
    : `versions ${oldestRead(steps)} and ${newestOf(steps)}`;

/** Why a manifest's version cannot be read: it is of the future, or too old. What else a schema of another version would say is no help. */
export function unreadVersion(
  manifest: JsonFile,
  id: string,
  steps: readonly Step[] = STEPS,
): Diagnostic[] {
  const version = statedVersion(manifest.value);
  if (version === undefined) return [];
  if (version > newestOf(steps)) {
    const reason = `The folder is written for version ${version} of the schema, and this Livery reads ${read(steps)}.`;
    return [about(manifest, reason, 'install the Livery that it was written for, or a newer one')];
  }
  if (version >= oldestRead(steps)) return [];
  const reason = `The folder is written for version ${version} of the schema, which is not read any more: this Livery reads ${read(steps)}.`;
  return [about(manifest, reason, migration(id))];
}

/** Says of a folder of the version before, which is read for now, what to run. */
export function oldVersion(
  written: JsonFile,
  id: string,
  steps: readonly Step[] = STEPS,
): Diagnostic[] {
  const version = statedVersion(written.value);
  const newest = newestOf(steps);
  if (version === undefined || version >= newest || version < oldestRead(steps)) return [];
  const reason = `The folder is written for version ${version} of the schema. It is read as one of version ${newest}, until there is version ${newest + 1}.`;
  return [about(written, reason, migration(id))];
}
