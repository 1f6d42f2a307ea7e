import { diagnosticLine } from '../pipeline/validate/diagnostic.ts';
import { ROOT } from '../setup/packages.mjs';
import { checkMessages } from '../translate/checkMessages.ts';
import { checkBrandNames } from './brandNames.ts';
import { breachLine } from './imports/breach.ts';
import { findBreaches } from './imports/findBreaches.ts';
import languageNames from './languageNames.json' with { type: 'json' };
import { checkLanguageNames } from './languageNames.ts';
import { checkLanguages } from './languages.ts';
import { sourceFiles } from './sources.ts';

/** The folders in which nothing names a language. */
const CODE = ['src', 'scripts', 'sandbox', 'schemas', 'e2e', '.storybook'];

/** The project's own rules, by name; each prints its findings and their number. */
const RULES: Record<string, () => Promise<string[]> | string[]> = {
  imports: async () => (await findBreaches(ROOT)).map(breachLine),
  languages: () => {
    const errors = checkMessages(ROOT).filter(({ severity }) => severity === 'error');
    return [...checkLanguages(ROOT), ...errors].map(diagnosticLine);
  },
  'language-names': () => checkLanguageNames(ROOT, sourceFiles(ROOT, ...CODE), languageNames),
  'brand-names': () =>
    checkBrandNames(ROOT, sourceFiles(ROOT, 'src', 'scripts', 'sandbox')).map(
      ({ file, line, brand }) =>
        `${file}:${line} names the brand ${brand}: a brand is data, never code`,
    ),
};

const [name = ''] = process.argv.slice(2);
const rule = RULES[name];
if (!rule) {
  console.error(`Usage: node scripts/check/run.ts ${Object.keys(RULES).join(' | ')}`);
  process.exit(2);
}
const findings = await rule();
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
