import { crestMarkup, groundMarkup } from '../grounds.js';
import { moved } from '../motion.js';
import { filled } from '../sentence.js';
import { drawing, made } from '../svg.js';

/** @param {string} code */
const crest = (code) => drawing('0 0 32 32', crestMarkup(code));

/** The sides of a match by their codes, such as `KIT-HER`. @param {string} match */
const sidesOf = (match) => {
  const [home = '', away = ''] = match.split('-');
  return { home, away };
};

/**
 * The ground of a match with both sides, the score of the match that was played for a bet, and the bet slip.
 *
 * @param {import('./parts.d.ts').StageParts} parts
 * @returns {import('./parts.d.ts').Stage}
 */
export function stageOf({ byId, form, speech: { words } }) {
  const scene = byId('scene');
  const ground = drawing('0 0 360 150', groundMarkup(scene.dataset.sport ?? ''), 'lawn');
  ground.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (
    form.querySelectorAll('[data-crest]')
  )) {
    place.append(crest(place.dataset.crest ?? ''));
  }
  /** @param {string} match @param {string} score */
  const face = (match, score) => {
    const { home, away } = sidesOf(match);
    const side = (/** @type {string} */ code) =>
      made('span', 'side', crest(code), made('span', '', words[code] ?? code));
    const board = made('b', 'score', score);
    scene.replaceChildren(ground, made('div', 'board', side(home), board, side(away)));
    return board;
  };
  const first = form.querySelector('[name=selection]');
  if (first instanceof HTMLInputElement) face(first.value.split(':')[0] ?? '', '–');
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'selection') return;
    const [match = '', end = ''] = target.value.split(':');
    const { home, away } = sidesOf(match);
    const names = { home: words[home] ?? home, away: words[away] ?? away };
    const chosen = new Map(Object.entries(names)).get(end) ?? words.draw ?? '';
    face(match, '–');
    byId('slip').replaceChildren(
      made('span', '', filled(words.versus, names)),
      made('b', '', `${chosen} × ${target.dataset.odds}`),
    );
  });
  return {
    async show({ match, score }) {
      const goals = Array.isArray(score) ? score.join(' – ') : '–';
      const board = face(`${match}`, goals);
      await moved(
        board,
        [
          { transform: 'scale(0.6)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: 420,
        },
      );
    },
  };
}
