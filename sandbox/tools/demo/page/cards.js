import { drawing, made } from './svg.js';

/** The drawings of the suits, each on a square of 20. */
const SUITS = /** @type {Record<string, string>} */ ({
  '♠': 'M10 1c3 5 8 7 8 12a4 4 0 0 1-7 2.500c0 2 .5 3 1.500 4h-5c1-1 1.500-2 1.500-4A4 4 0 0 1 2 13C2 8 7 6 10 1Z',
  '♥': 'M10 18C4 13 1 10 1 6.500A4.500 4.500 0 0 1 10 5a4.500 4.500 0 0 1 9 1.500C19 10 16 13 10 18Z',
  '♦': 'M10 1 17 10 10 19 3 10Z',
  '♣': 'M10 1a4 4 0 0 1 3.500 6A4 4 0 1 1 11 13c0 3 .5 4.500 1.500 6h-5C8.500 17.500 9 16 9 13A4 4 0 1 1 6.500 7 4 4 0 0 1 10 1Z',
});

/**
 * The rank and the suit of a card's text, such as `10♥`.
 *
 * @param {string} text
 */
export function faceOf(text) {
  const suit = text.slice(-1);
  return { rank: text.slice(0, -1), suit, red: suit === '♥' || suit === '♦' };
}

/** A card, seen from its face, or from its back where it has no text. @param {string} [text] */
export function card(text) {
  if (text === undefined) {
    const back =
      '<rect x="1" y="1" width="58" height="82" rx="6" class="back"/><path class="lattice" d="M8 14 30 42 8 70M52 14 30 42 52 70M30 8v68M14 42h32"/>';
    return made('span', 'card', drawing('0 0 60 84', back));
  }
  const { rank, suit, red } = faceOf(text);
  const path = SUITS[suit] ?? '';
  const face = `<rect x="1" y="1" width="58" height="82" rx="6" class="face"/><g class="${red ? 'red' : 'black'}"><text x="8" y="22">${rank}</text><path d="${path}" transform="translate(8 26) scale(.6)"/><path d="${path}" transform="translate(16 38) scale(1.700)"/></g>`;
  return made('span', 'card', drawing('0 0 60 84', face));
}
