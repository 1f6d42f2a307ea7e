import { fishMarkup } from '../fishes.js';
import { moved } from '../motion.js';
import { drawing } from '../svg.js';

/** Weed, stones and light of the sea bed. */
const BED =
  '<path class="sand" d="M0 182c60-14 120-6 180-10s120-14 180 2v26H0Z"/><path class="weed" d="M24 190c-8-20 8-28 0-50m14 52c8-18-6-24 2-42M318 188c-8-22 8-30 0-54m16 54c8-16-4-22 2-38"/><circle class="bubble" cx="60" cy="60" r="5"/><circle class="bubble" cx="70" cy="40" r="3"/><circle class="bubble" cx="286" cy="70" r="4"/><circle class="bubble" cx="294" cy="48" r="6"/>';
const NET =
  '<circle class="net" cx="50" cy="50" r="46"/><path class="net" d="M50 4v92M4 50h92M17 17l66 66M83 17 17 83"/>';

/**
 * A sea with fish; the one that was shot at is caught or swims away.
 *
 * @param {import('./parts.d.ts').StageParts} parts
 * @returns {import('./parts.d.ts').Stage}
 */
export function stageOf({ byId }) {
  const scene = byId('scene');
  const bed = drawing('0 0 360 200', BED, 'bed');
  bed.setAttribute('preserveAspectRatio', 'xMidYMax slice');
  scene.prepend(bed);
  const drawings = /** @type {NodeListOf<HTMLElement>} */ (scene.querySelectorAll('[data-fish]'));
  for (const one of drawings) {
    one.append(drawing('0 0 96 60', fishMarkup(one.dataset.fish ?? '')));
  }
  return {
    async show({ fish, caught }) {
      const one = [...drawings].find(({ dataset }) => dataset.fish === fish);
      if (!one) return;
      scene.querySelector('svg.net')?.remove();
      const swimmer = one.querySelector('svg') ?? one;
      if (caught) {
        const net = drawing('0 0 100 100', NET, 'net');
        one.append(net);
        await moved(
          net,
          [
            { transform: 'scale(2)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          {
            duration: 420,
          },
        );
        return;
      }
      await moved(
        swimmer,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translateX(-70px)', opacity: 0, offset: 0.6 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 900 },
      );
    },
  };
}
