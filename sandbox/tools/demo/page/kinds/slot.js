import { moved } from '../motion.js';
import { drawing, made } from '../svg.js';
import { reelsOf, SYMBOLS, symbolMarkup } from '../symbols.js';

/** What the reels show before the first spin. */
const RESTING = ['⭐', '🌙', '🪁'];

/** How many symbols go by before a reel stops. */
const PASSING = 12;

/** @param {string} symbol */
const cell = (symbol) => made('span', 'cell', drawing('0 0 64 64', symbolMarkup(symbol)));

/**
 * Reels that spin and stop at what the platform has decided, one after the other.
 *
 * @param {import('./parts.d.ts').StageParts} parts
 * @returns {import('./parts.d.ts').Stage}
 */
export function stageOf({ byId, form }) {
  const reels = reelsOf(RESTING).map((cells) => {
    const strip = made('div', 'strip', ...cells.map(cell));
    const reel = made('div', 'reel', strip);
    return { reel, strip };
  });
  byId('scene').replaceChildren(...reels.map(({ reel }) => reel), made('div', 'line'));
  for (const row of form.querySelectorAll('[data-reels]')) {
    const symbols = row instanceof HTMLElement ? (row.dataset.reels ?? '').split(' ') : [];
    row.prepend(...symbols.map((one) => drawing('0 0 64 64', symbolMarkup(one))));
  }
  return {
    async show({ reels: line }) {
      const rows = reelsOf(Array.isArray(line) ? line.map(String) : []);
      await Promise.all(
        reels.map(async ({ strip }, index) => {
          const passing = Array.from({ length: PASSING + index * 4 }, (_, place) =>
            cell(SYMBOLS[(place * 5 + index) % SYMBOLS.length] ?? ''),
          );
          const before = [...strip.children];
          strip.replaceChildren(...(rows[index] ?? []).map(cell), ...passing, ...before);
          const away = (passing.length + 3) / strip.children.length;
          await moved(
            strip,
            [{ transform: `translateY(-${away * 100}%)` }, { transform: 'translateY(0)' }],
            { duration: 700 + index * 250 },
          );
          strip.replaceChildren(...[...strip.children].slice(0, 3));
        }),
      );
    },
  };
}
