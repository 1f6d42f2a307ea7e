import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

export type Look = ResolvedBrand['branding']['look'];

/** Every value of every choice of the look, as a person would say it: what the site has. */
const WORDS: { [Choice in keyof Look]: Record<Look[Choice], string> } = {
  cards: {
    mixed: 'game cards shaped by the kind of game',
    poster: 'upright game cards',
    square: 'square game cards',
    wide: 'wide game cards',
  },
  density: {
    compact: 'little room between parts',
    comfortable: 'the usual room between parts',
    spacious: 'much room between parts',
  },
  headerHeight: { compact: 'a low header', regular: 'the usual header', tall: 'a tall header' },
  sections: {
    open: 'open space between sections',
    lines: 'lines between sections',
    panels: 'a panel below each section',
  },
};

/** A value of the look in words; empty if there is no such choice or value. */
export function lookWords(choice: string, value: string): string {
  const words: Record<string, Record<string, string>> = WORDS;
  return words[choice]?.[value] ?? '';
}
