import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

export type Look = ResolvedBrand['branding']['look'];

/** The choices among values that the schema lists. */
type Choices = Omit<Look, 'backgroundPicture' | 'categories'>;

/** Every value of every choice of the look, as a person would say it: what the site has. */
const WORDS: { [Choice in keyof Choices]: Record<Choices[Choice], string> } = {
  background: {
    none: 'a plain page',
    dots: 'dots behind the page',
    grid: 'a grid behind the page',
    stripes: 'stripes behind the page',
    picture: 'a picture behind the page',
  },
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
  icons: {
    line: 'icons of thin lines',
    solid: 'filled icons',
    duo: 'icons of lines over a paler shape',
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
  if (choice === 'backgroundPicture')
    return value === 'undefined' ? 'no picture' : `the picture ${value}`;
  const words: Record<string, Record<string, string>> = WORDS;
  return words[choice]?.[value] ?? '';
}
