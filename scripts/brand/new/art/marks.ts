import { seeded } from '../seeded.ts';
import { emblem } from './emblem.ts';
import { canLetter, lettering } from './lettering.ts';
import type { Shades } from './shades.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

/** The first letters of the first two words. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const segments = words.map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '');
  return segments.slice(0, 2).join('') || '•';
}

/** Letters in the middle of a square with sides of 100; in a font if the alphabet lacks them. */
function centred(text: string, height: number, colour: string): string {
  if (!canLetter(text)) {
    return `<text x="50" y="${50 + height * 0.36}" font-family="system-ui, sans-serif" font-size="${height}" font-weight="700" text-anchor="middle" fill="${colour}">${escaped(text)}</text>`;
  }
  const { width } = lettering(text, 0, 0, height);
  const fitted = Math.min(height, (height * 46) / width);
  const drawn = lettering(text, 50 - (width * fitted) / height / 2, 50 - fitted / 2, fitted);
  return `<g fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${drawn.svg}</g>`;
}

/** The square icon: initials on the brand's emblem, complete even if a phone crops it to a circle. */
export function iconSvg(name: string, shades: Shades): string {
  const form = emblem(seeded(name), shades.bright, shades.base);
  const initials = centred(initialsOf(name), 30, shades.onBase);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100"><path fill="${shades.night}" d="M0 0H100V100H0Z"/><g transform="translate(16 16) scale(.68)">${form}</g>${initials}</svg>\n`;
}

/** Long names take two lines, split where the halves are most alike. */
function linesOf(name: string): string[] {
  const words = name.trim().split(/\s+/);
  if (name.length <= 14 || words.length === 1) return [words.join(' ')];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

/** A wordmark of 32 px height with its width. */
function wordmark(name: string, x: number, colour: string): { width: number; svg: string } {
  const lines = linesOf(name);
  const [cap, tops] = lines.length > 1 ? [8, [5.5, 18.5]] : [12, [10]];
  if (!canLetter(name)) {
    const size = lines.length > 1 ? 13 : 20;
    const rows = lines.map((line, index) => {
      const width = [...new Intl.Segmenter().segment(line)].length * size * 0.62;
      const y = (tops[index] ?? 0) + cap;
      const svg = `<text x="${x}" y="${y}" textLength="${Math.ceil(width)}" lengthAdjust="spacingAndGlyphs" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" fill="${colour}">${escaped(line)}</text>`;
      return { width, svg };
    });
    return {
      width: Math.max(...rows.map((row) => row.width)),
      svg: rows.map((r) => r.svg).join(''),
    };
  }
  const rows = lines.map((line, index) => lettering(line, x, tops[index] ?? 0, cap));
  const strokes = rows.map((row) => row.svg).join('');
  const pen = lines.length > 1 ? 2.9 : 2.3;
  const svg = `<g fill="none" stroke="${colour}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;
  return { width: Math.max(...rows.map((row) => row.width)), svg };
}

/** The logo: the emblem and the name, legible on dark and light. */
export function logoSvg(name: string, shades: Shades): string {
  const form = emblem(seeded(name), shades.bright, shades.base, shades.outline);
  const word = wordmark(name, 39, shades.mark);
  const width = Math.ceil(39 + word.width + 3);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32" role="img" aria-label="${escaped(name)}"><g transform="translate(2 2) scale(.28)">${form}</g>${word.svg}</svg>\n`;
}
