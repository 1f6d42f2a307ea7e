import type { Language, ScriptType, WebFont } from '#scripts/languages/languageFolders.ts';
import type { ThemeValues } from './buildTheme.ts';

/** The roles of text whose lines a language may need higher, and those that are spaced. */
const LINES = ['body', 'label', 'heading', 'display'] as const;
const SPACED = ['heading', 'display'] as const;

/** The roles of text that a downloaded font is for. */
const FACES = ['body', 'heading', 'display'] as const;

/** The families that are no font but the device's choice of one, after which a stack is over. */
const GENERIC = new Set(['serif', 'sans-serif', 'monospace']);

/** A stack of fonts with another one in it: before the device's own choice. */
function stackWith(stack: string, family: string): string {
  const names = stack.split(',').map((name) => name.trim());
  const at = names.findIndex((name) => GENERIC.has(name));
  return names.toSpliced(at === -1 ? names.length : at, 0, JSON.stringify(family)).join(', ');
}

const declarations = ({ lineHeight, joined }: ScriptType): string[] => [
  ...(lineHeight === undefined
    ? []
    : LINES.map((role) => `--lv-font-leading-${role}:${lineHeight}`)),
  ...(joined ? SPACED.map((role) => `--lv-font-tracking-${role}:0`) : []),
];

/** The CSS that uses a downloaded font in pages of its language: behind the brand's own fonts, which have no letters of the script. */
export function webFontStacks({ family }: WebFont, values: ThemeValues): string {
  const rules = FACES.map((role) => {
    const stack = values[`font.family.${role}`] ?? 'sans-serif';
    return `--lv-font-family-${role}:${stackWith(stack, family)}`;
  });
  return `:root:root{${rules.join(';')}}`;
}

/** The CSS of languages whose script is not set as Latin letters are: for whole pages, and for texts in another language than their page. */
export function languageTypeCss(languages: readonly Pick<Language, 'tag' | 'type'>[]): string {
  const tags = new Map<string, string[]>();
  for (const { tag, type } of languages) {
    const rules = declarations(type ?? {});
    if (rules.length === 0) continue;
    const block = rules.join(';');
    tags.set(block, [...(tags.get(block) ?? []), `:root:lang(${tag})`, `:root :lang(${tag})`]);
  }
  return [...tags].map(([block, selectors]) => `${selectors.join(',')}{${block}}`).join('');
}
