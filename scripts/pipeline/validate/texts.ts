import { characterFault, isBlank } from './characters.ts';
import { allTexts, type BrandCheck, type Rule } from './check.ts';
import { type Diagnostic, diagnosticAt } from './diagnostic.ts';

/** The parts of the manifest whose texts must not be blank. */
const SHOWN: ReadonlySet<unknown> = new Set(['name', 'seo', 'legal', 'pwa', 'banners', 'pages']);

function blankTexts({ manifest }: BrandCheck): Diagnostic[] {
  return allTexts(manifest.value)
    .filter(({ path, value }) => SHOWN.has(path[0]) && value !== '' && isBlank(value))
    .map(({ path }) =>
      diagnosticAt(manifest, path, { rule: 'text', reason: 'This text is blank.' }),
    );
}

/** Every text of the manifest and of the messages must be one line of displayable characters. */
export const texts: Rule = (check) => {
  const files = [check.manifest, ...Object.values(check.source.locales)];
  const strange = files.flatMap((file) =>
    allTexts(file.value).flatMap(({ path, value }) => {
      const fault = characterFault(value);
      return fault ? [diagnosticAt(file, path, { rule: 'text', ...fault })] : [];
    }),
  );
  return [...strange, ...blankTexts(check)];
};
