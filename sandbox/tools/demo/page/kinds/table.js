import { card } from '../cards.js';
import { moved } from '../motion.js';

/**
 * A table on which each side is dealt a card.
 *
 * @param {import('./parts.d.ts').StageParts} parts
 * @returns {import('./parts.d.ts').Stage}
 */
export function stageOf({ byId }) {
  const places = [...byId('scene').querySelectorAll('.place')];
  const slots = places.map((place) => place.querySelector('.slot') ?? place);
  for (const slot of slots) slot.replaceChildren(card());
  return {
    async show({ cards, winner }) {
      for (const place of places) place.removeAttribute('data-won');
      const dealt = Array.isArray(cards) ? cards.map(String) : [];
      await Promise.all(
        slots.map(async (slot, index) => {
          const face = card(dealt[index]);
          slot.replaceChildren(face);
          await moved(
            face,
            [
              { transform: 'translateY(-40px) rotateY(90deg)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            { duration: 320, delay: index * 260 },
          );
        }),
      );
      for (const place of places) {
        const { side } = /** @type {HTMLElement} */ (place).dataset;
        place.toggleAttribute('data-won', side === winner);
      }
    },
  };
}
