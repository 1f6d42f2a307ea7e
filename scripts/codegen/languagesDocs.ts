import { readSource } from '#scripts/translate/checkMessages.ts';
import { knownLanguage, languagesNamed } from '#scripts/translate/project.ts';
import { type LanguageState, languageState, share } from '#scripts/translate/state.ts';

const INTRO = `# Languages

<!-- Generated from languages/ by \`npm run codegen\`. Do not edit. -->

A language is a folder, \`languages/TAG/\`, named by its BCP 47 tag. \`language.json\` says what the language is; every other file has the
messages of one part of the product. [Decision 036](decisions/036-a-language-is-a-folder.md) says why,
[decision 038](decisions/038-origin-of-each-translation.md) how each translation keeps its origin.
`;

const GUIDE = `
* **official**: the product answers for it. It is complete, nothing is stale, and a person has read what is about money, law and protection.
  A brand under a licence may offer no other.
* **machine**: complete but for texts of the sandbox, and no native speaker has signed it. Sites say so in the menu and the footer.
* **draft**: for development only; a release refuses it.

*Stale* messages were made from an English text that has changed since. *Reviewed* messages have been read by a person as they are.

## Translate without programming

1. \`npm run languages -- new TAG\` makes the folder of a new language, as a draft.
2. \`npm run languages -- export TAG texts.xlf\` writes every message with its translation, if it has one, and a note: what it is, how long it
   may be, and the terms of the glossary in it. XLIFF 2 opens in Weblate, Crowdin, Tolgee and OmegaT. A name that ends in \`.json\` gives the
   JSON of i18next instead.
3. Translate. Keep \`{{values}}\` and \`<tags>\` as they are, where your sentence needs them. Write Latin digits; a site shows them in the
   numerals of its market. Each language has plural forms of its own, and the file has a line for each.
4. \`npm run languages -- import TAG texts.xlf\` takes the file over if nothing in it is wrong. Otherwise it says what is wrong where, and
   changes nothing.
5. \`npm run languages -- check TAG\` finds what is missing, stale, too long, or written with other terms than the glossary's
   (\`languages/TAG/glossary.json\`).
6. Who has read a part says so: \`npm run languages -- record TAG deposit withdrawals --reviewed-by "Your name"\`.
`;

const row = (
  { tag, name, tier, messages, missing, stale, reviewed }: LanguageState,
  source: boolean,
) =>
  `| ${tag} | ${name} | ${tier} | ${messages} | ${missing} | ${stale} | ${source ? 'source' : share(reviewed, messages + missing)} |`;

/** The page on the languages of a project: how far each is, and how to translate. */
export function languagesDocs(root: string): string {
  const source = readSource(root);
  const rows = languagesNamed(root, []).map((facts) =>
    row(languageState(knownLanguage(root, facts, source), source), facts.source === true),
  );
  const table = [
    '| tag | name | tier | messages | missing | stale | reviewed |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
  return `${INTRO}\n${table.join('\n')}\n${GUIDE}`;
}
