import { card, faceOf } from '../cards.js';
import { moved } from '../motion.js';
import { made } from '../svg.js';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Where the seats of a table are that have the highest card. @param {readonly string[]} cards */
export function highestSeats(cards) {
  const ranks = cards.map((text) => RANKS.indexOf(faceOf(text).rank));
  const highest = Math.max(...ranks);
  return ranks.flatMap((rank, seat) => (rank === highest ? [seat] : []));
}

/**
 * A table with the seats of the room that was chosen; the player's is the first.
 *
 * @param {import('./parts.d.ts').StageParts} parts
 * @returns {import('./parts.d.ts').Stage}
 */
export function stageOf({ byId, form, speech: { words } }) {
  const scene = byId('scene');
  for (const dots of form.querySelectorAll('.seats')) {
    const count = Number(/** @type {HTMLElement} */ (dots).dataset.seats);
    dots.replaceChildren(...Array.from({ length: count }, () => made('i', '')));
  }
  /** @param {number} count @param {readonly string[]} cards */
  const seat = (count, cards) => {
    const seats = Array.from({ length: count }, (_, index) => {
      const name = index === 0 ? words.you : `${words.partner} ${index}`;
      const one = made('div', 'seat', card(cards[index]), made('span', '', name ?? ''));
      one.dataset.seat = String(index);
      return one;
    });
    scene.replaceChildren(...seats);
    scene.dataset.seats = String(count);
    return seats;
  };
  const showSeats = () => {
    const chosen = form.querySelector('[name=selection]:checked');
    const dots = chosen?.closest('label')?.querySelectorAll('.seats i').length ?? 2;
    seat(dots, []);
  };
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'selection') showSeats();
  });
  showSeats();
  return {
    async show({ cards }) {
      const dealt = Array.isArray(cards) ? cards.map(String) : [];
      const seats = seat(dealt.length, dealt);
      await Promise.all(
        seats.map((one, index) =>
          moved(
            one.querySelector('.card') ?? one,
            [
              { transform: 'rotateY(90deg)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            { duration: 300, delay: index * 180 },
          ),
        ),
      );
      for (const place of highestSeats(dealt)) seats[place]?.toggleAttribute('data-won', true);
    },
  };
}
