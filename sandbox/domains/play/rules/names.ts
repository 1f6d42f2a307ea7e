import type { Language } from '#sandbox/kernel/text/language.ts';
import { textIn } from '#scripts/languages/texts.ts';
import texts from '#words/sandbox/games.json' with { type: 'json' };

/** The texts of the games in each language. */
export const TEXTS = 'sandbox/games';

type Name = keyof typeof texts.names;

/** The symbols that have a name. */
const SYMBOLS = new Map<string, Name>([
  ['🍃', 'leaf'],
  ['🐚', 'shell'],
  ['🪁', 'kite'],
  ['🥁', 'drum'],
  ['🌙', 'moon'],
  ['⭐', 'star'],
]);

const isName = (name: string): name is Name => Object.hasOwn(texts.names, name);

/** The name of a game's symbol or selection in a language: of a fish, a side, an invented club by its code; undefined if it has none. */
export function nameOf(symbol: string, language: Language): string | undefined {
  const name = SYMBOLS.get(symbol) ?? symbol;
  return isName(name) ? textIn(language, TEXTS, `names.${name}`) : undefined;
}

/** All names in a language, those of symbols by their sign too. */
export function namesIn(language: Language): Record<Name, string> & Record<string, string> {
  const names = Object.keys(texts.names).filter(isName);
  const all = [...names.map((name) => [name, name] as const), ...SYMBOLS];
  return Object.fromEntries(
    all.map(([sign, name]) => [sign, textIn(language, TEXTS, `names.${name}`)]),
  ) as Record<Name, string>;
}
