import { existsSync } from 'node:fs';
import { join } from 'node:path';
import schema from '#schemas/provenance.schema.json' with { type: 'json' };
import { languageFolder } from '#scripts/languages/languagePlaces.ts';
import type { JsonFile } from '#scripts/pipeline/jsonFile.ts';
import type { Diagnostic } from '#scripts/pipeline/validate/diagnostic.ts';
import { compileSchema, schemaDiagnostics } from '#scripts/pipeline/validate/schema.ts';
import { syntaxDiagnostics } from '#scripts/pipeline/validate/syntax.ts';
import { idOf, type SourceMessage, type Translation } from '../messages.ts';
import { languageFile } from '../readLanguage.ts';
import { type Baseline, baselineHash, hashOf, sourceHash } from './baseline.ts';

/** How a translation was made. */
export type Maker = 'human' | 'machine';

/** What `languages/TAG/provenance.json` says; schemas/provenance.schema.json describes it. */
export interface Provenance {
  made: Maker;
  exceptions?: Readonly<Record<string, Maker>>;
  from?: Readonly<Record<string, string>>;
  reviews?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const validate = compileSchema(schema);

const NOTHING: Provenance = { made: 'machine' };

/** Reads the provenance of a language: that of a machine if the file is missing or wrong, whose faults are beside it. */
export function readProvenance(
  root: string,
  tag: string,
): { provenance: Provenance; diagnostics: Diagnostic[]; file?: JsonFile } {
  if (!existsSync(join(languageFolder(root, tag), 'provenance.json'))) {
    return { provenance: NOTHING, diagnostics: [] };
  }
  const file = languageFile(root, tag, 'provenance');
  const diagnostics = [...syntaxDiagnostics(file), ...schemaDiagnostics(file, validate)];
  // The schema has just said that it has this shape.
  const provenance = diagnostics.length > 0 ? NOTHING : (file.value as Provenance);
  return { provenance, diagnostics, file };
}

/** Whether a translation was made from another text than the source has now. */
export function isStale(
  { message, texts }: Translation,
  { from }: Provenance,
  baseline: Baseline,
): boolean {
  if (texts.length === 0) return false;
  const madeFrom = from?.[idOf(message)] ?? baselineHash(baseline, message);
  return madeFrom !== undefined && madeFrom !== sourceHash(message);
}

/** The hash that a review of some translations is valid for: of what the source says, and of what the language does. */
export const reviewHash = (translations: readonly Translation[]): string =>
  hashOf(
    translations.flatMap(({ message, texts }) =>
      [...message.texts, ...texts].map(({ text }) => text),
    ),
  );

/** Whether a name is that of a namespace or message that was reviewed as these translations are now. */
const isReviewedAs = (
  { reviews = {} }: Provenance,
  name: string,
  translations: readonly Translation[],
): boolean => {
  const hash = reviewHash(translations);
  return Object.values(reviews).some((review) => review[name] === hash);
};

/** The translations that a person has reviewed as they are: by themselves, or with their whole namespace. */
export function reviewed(all: readonly Translation[], provenance: Provenance): Set<SourceMessage> {
  const namespaces = new Set(all.map(({ message }) => message.namespace));
  const whole = [...namespaces].filter((name) =>
    isReviewedAs(
      provenance,
      name,
      all.filter(({ message }) => message.namespace === name),
    ),
  );
  const some = all.filter(
    (translation) =>
      whole.includes(translation.message.namespace) ||
      isReviewedAs(provenance, idOf(translation.message), [translation]),
  );
  return new Set(some.map(({ message }) => message));
}
