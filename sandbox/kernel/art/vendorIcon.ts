import { palette } from './palette.ts';
import { path } from './svg.ts';

/** Backgrounds of the letters, one of them by the vendor's code. */
const GROUNDS = [
  'M0 64L64 0V64Z',
  'M0 40Q16 28 32 40T64 40V64H0Z',
  'M32 8L58 50H6Z',
  'M0 0H32V64H0Z',
  'M64 64A64 64 0 0 0 0 0V64Z',
  'M32 4L60 32 32 60 4 32Z',
];

/** One letter per word, or the code's own two. */
const lettersOf = (code: string, name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^\w/.test(word));
  return words.length > 1
    ? words
        .map((word) => word[0])
        .slice(0, 2)
        .join('')
    : code.slice(0, 2);
};

/** The letter-mark of a vendor: an SVG, the same for the same vendor. */
export function vendorIcon({ code, name }: { code: string; name: string }): string {
  const p = palette(`${code}-1`, 'letters');
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    '<clipPath id="c"><rect width="64" height="64" rx="16"/></clipPath><g clip-path="url(#c)">' +
    path('M0 0H64V64H0Z', p.counterShade) +
    path(GROUNDS[sum % GROUNDS.length] ?? '', p.shade) +
    `</g><text x="32" y="42" font-family="system-ui,sans-serif" font-size="28" font-weight="800" text-anchor="middle" fill="#fff">${lettersOf(code, name)}</text></svg>`
  );
}
