import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import schema from '#schemas/language.schema.json' with { type: 'json' };
import { languageTags } from '#scripts/languages/languagePlaces.ts';
import { parseJsonFile, unreadableFile } from '#scripts/pipeline/jsonFile.ts';
import { type Diagnostic, diagnosticAt } from '#scripts/pipeline/validate/diagnostic.ts';
import { compileSchema, schemaDiagnostics } from '#scripts/pipeline/validate/schema.ts';
import { syntaxDiagnostics } from '#scripts/pipeline/validate/syntax.ts';

const validate = compileSchema(schema);

function languageFile(root: string, tag: string) {
  const path = `languages/${tag}/language.json`;
  try {
    return parseJsonFile(path, readFileSync(join(root, path), 'utf8'));
  } catch {
    return unreadableFile(path, 'The file is missing or cannot be read.');
  }
}

type LanguageFile = ReturnType<typeof languageFile>;

const isSource = ({ value }: LanguageFile): boolean =>
  typeof value === 'object' && value !== null && 'source' in value;

/** A folder's name must be a tag in its canonical form: `pt-BR`, not `pt_br`. */
function tagDiagnostics(file: LanguageFile, tag: string): Diagnostic[] {
  let canonical: string | undefined;
  try {
    canonical = Intl.getCanonicalLocales(tag)[0];
  } catch {
    canonical = undefined;
  }
  if (canonical === tag) return [];
  const reason = `The folder's name is no BCP 47 tag.`;
  const suggestion = canonical && `did you mean "${canonical}"?`;
  return [diagnosticAt(file, [], { rule: 'language', text: tag, reason, suggestion })];
}

/** All faults of the folders of languages: what their `language.json` says, their names, and that one of them is the source. */
export function checkLanguages(root: string): Diagnostic[] {
  const files = languageTags(root).map((tag) => ({ tag, file: languageFile(root, tag) }));
  const sources = files.filter(({ file }) => isSource(file));
  const extra = sources.slice(1).map(({ file }) =>
    diagnosticAt(file, ['source'], {
      rule: 'language',
      at: 'key',
      reason: `The source language is "${sources[0]?.tag}" already: there is one.`,
    }),
  );
  const [first] = files;
  const none =
    sources.length > 0 || !first
      ? []
      : [
          diagnosticAt(first.file, [], {
            rule: 'language',
            text: '',
            reason: 'No language is the source, which messages are written in first.',
            suggestion: 'add "source": true to one',
          }),
        ];
  return [
    ...files.flatMap(({ tag, file }) => [
      ...syntaxDiagnostics(file),
      ...schemaDiagnostics(file, validate),
      ...tagDiagnostics(file, tag),
    ]),
    ...extra,
    ...none,
  ];
}
