import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { boundOf } from '#scripts/pipeline/theme/bounds.ts';
import { BASE_TOKENS, THEMES } from '#scripts/pipeline/theme/layers.ts';
import { render } from '#scripts/pipeline/theme/render.ts';
import { readTokens } from '#scripts/pipeline/theme/tokens.ts';
import { isRole, variableName } from '#src/theme/shape.ts';
import base from '#tokens/base.json' with { type: 'json' };
import breakpoints from '#tokens/breakpoints.json' with { type: 'json' };
import contrast from '#tokens/contrast.json' with { type: 'json' };
import dark from '#tokens/dark.json' with { type: 'json' };

const INTRO = `# Design tokens

<!-- Generated from tokens/*.json by \`npm run codegen\`. Do not edit. -->

Tokens are the brand's look as data. Primitives (\`palette\`, \`scale\`) are what there is; roles (\`color.surface.raised\`,
\`radius.card\`) say what it is for, and components know roles alone. The themes dark and light bind the roles of colour and
shadow. The format is that of the Design Tokens Community Group, 2025.10.

A brand overrides any token and invents none, in three files of which each may be left out:

| file | has |
| --- | --- |
| \`tokens/base.json\` | primitives and the roles that no theme changes |
| \`tokens/dark.json\`, \`tokens/light.json\` | the roles of colour and shadow |

\`\`\`json
{
  "$schema": "../../../schemas/tokens.schema.json",
  "palette": { "accent": { "600": { "$value": "#0f766e" } } },
  "radius": { "card": { "$value": "{scale.radius.20}" }, "control": { "$value": "12px" } }
}
\`\`\`

* A value is an object of the format (\`{ "colorSpace": "oklch", "components": [0.6, 0.1, 200] }\`, \`{ "value": 12, "unit": "px" }\`), a plain
  form (\`"#0f766e"\`, \`"12px"\`, \`"120ms"\`) or a reference (\`"{palette.accent.600}"\`). A type need not be given: it is the base's.
* Typefaces are a list of names without further quotes: \`["Segoe UI", "Roboto", "sans-serif"]\`.
* Roles lie within a range, given below, however they come to their value; \`check\` names the nearest value within.
* The base refers to the base alone; a theme refers to its own roles and to the base.
* \`npm run brand -- check NAME\` tells every mistake with its place, and every pair that falls short of the contrast below.
* \`npm run storybook\` shows them all under *Foundations*, in each brand and theme.
* In code: \`vars.color.surface.raised\` of \`#src/theme/contract.css.ts\`; in CSS: \`var(--lv-color-surface-raised)\`.

What makes a brand its own, in the order of effect: \`palette.neutral\` and \`palette.accent\` (from one colour:
\`npm run brand -- new NAME --primary '#0f766e'\`) · \`radius\` · \`font.family\` and \`font.weight\` · \`size.control\`, \`gap\` and \`inset\` (density) ·
\`stroke.card\` and \`shadow\` (lines or depth).
`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const code = (text: string): string => `\`${text}\``;

const descriptionOf = (file: object, group: string): string => {
  const found = Object.entries(file).find(([name]) => name === group)?.[1];
  return isObject(found) && typeof found.$description === 'string' ? found.$description : '';
};

/** The groups at the top of a file, in its order. */
const groupsOf = (file: object): string[] =>
  Object.keys(file).filter((name) => !name.startsWith('$'));

/** The value of a base token as a brand would write it: typefaces are a list, all else is CSS. */
function shownValue(path: string, css: ReadonlyMap<string, string>): string {
  const shown = css.get(path) ?? '';
  if (BASE_TOKENS.base.get(path)?.type !== 'fontFamily') return shown;
  const names = shown.split(', ').map((name) => JSON.stringify(name.replaceAll('"', '')));
  return `[${names.join(', ')}]`;
}

function rangeOf(role: string): string {
  const bound = boundOf(role);
  return bound ? `${code(bound.minimum)} … ${code(bound.maximum)}` : '';
}

function roles(css: ReadonlyMap<string, string>, group: string): string {
  const rows = [...BASE_TOKENS.base.values()]
    .filter(({ path }) => path[0] === group)
    .map(({ path, description }) => [
      code(path.join('.')),
      code(shownValue(path.join('.'), css)),
      rangeOf(path.join('.')),
      description,
    ]);
  const head = ['role', 'base', 'from … to', 'for'];
  return `### ${group}\n\n${descriptionOf(base, group)}\n\n${table(head, rows)}\n`;
}

function themed(css: ReadonlyMap<string, string>, group: string): string {
  const rows = [...BASE_TOKENS.dark.values()]
    .filter(({ path }) => path[0] === group)
    .map(({ path, description }) => [
      code(path.join('.')),
      ...THEMES.map((theme) => code(css.get(`${theme}.${path.join('.')}`) ?? '')),
      description,
    ]);
  const head = ['role', ...THEMES, 'for'];
  return `### ${group}\n\n${descriptionOf(dark, group)}\n\n${table(head, rows)}\n`;
}

function primitives(css: ReadonlyMap<string, string>): string {
  const rows = new Map<string, string[]>();
  for (const { path } of BASE_TOKENS.base.values()) {
    if (isRole(path)) continue;
    const group = path.slice(0, 2).join('.');
    const step = path.slice(2).join('.');
    const shown = `${step} ${code(shownValue(path.join('.'), css))}`.trim();
    rows.set(group, [...(rows.get(group) ?? []), shown]);
  }
  return table(
    ['primitive', 'steps'],
    [...rows].map(([group, steps]) => [code(group), steps.join(' · ')]),
  );
}

const fixed = (): string =>
  table(
    ['breakpoint', 'from', 'where'],
    [...readTokens(breakpoints)].map(([path, { value, description }]) => [
      code(path),
      isObject(value) ? `${value.value} px` : '',
      description,
    ]),
  );

const pairs = (): string =>
  table(
    ['colour', 'on', 'at least', 'why'],
    contrast.pairs.map(({ foreground, backgrounds, minimum, reason }) => [
      code(foreground),
      backgrounds.map(code).join(', '),
      String(minimum),
      reason,
    ]),
  );

/** The reference of all tokens, from their own descriptions. */
export async function tokensDocs(): Promise<string> {
  const css = await render(new Map());
  const shape = groupsOf(base).filter((group) => isRole([group]));
  return [
    INTRO,
    `## Roles of colour and shadow\n\nThe custom property of \`color.text.onAccent\` is \`--${variableName(['color', 'text', 'onAccent'])}\`.\n`,
    ...groupsOf(dark).map((group) => themed(css, group)),
    '## Roles of shape, type and movement\n',
    ...shape.map((group) => roles(css, group)),
    `## Primitives\n\n${primitives(css)}\n`,
    `## Breakpoints\n\n${breakpoints.$description} ${breakpoints.breakpoint.$description}\n\n${fixed()}\n`,
    `## Contrast\n\n${contrast.$description} Alpha is blended first. Exceptions are listed in \`tokens/contrast.json\` with a reason and an end date.\n\n${pairs()}\n`,
  ].join('\n');
}
