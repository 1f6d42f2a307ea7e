import { curveOf, flownAt, heightOf, ROOM } from '../curve.js';
import { isCalm } from '../motion.js';
import { times } from '../sentence.js';
import { drawing, made } from '../svg.js';

/** How long a flight is seen, in milliseconds. */
const FLIGHT_MS = 1500;

/** The next picture of the screen. @returns {Promise<number>} */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The picture of a flight up to a share of its way.
 *
 * @param {number} end
 * @param {number} goal
 * @param {number} share
 */
function pictureOf(end, goal, share) {
  const most = Math.max(end, goal) * 1.05;
  const points = curveOf(end, most);
  const flown = points.slice(0, Math.max(2, Math.ceil(share * points.length)));
  const [x = ROOM.left, y = ROOM.foot] = flown.at(-1) ?? [];
  const line = flown.map((point) => point.map((one) => one.toFixed(1)).join(' ')).join('L');
  const target = heightOf(goal, most).toFixed(1);
  return drawing(
    `0 0 ${ROOM.width} ${ROOM.height}`,
    `<path class="grid" d="M${ROOM.left} ${ROOM.foot}H${ROOM.right}M${ROOM.left} ${ROOM.top}V${ROOM.foot}"/>
    <path class="area" d="M${ROOM.left} ${ROOM.foot}L${line}L${x.toFixed(1)} ${ROOM.foot}Z"/>
    <path class="target" d="M${ROOM.left} ${target}H${ROOM.right}"/>
    <path class="curve" d="M${line}"/>
    <g class="kite" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="M0-13 11 0 0 13-11 0Z"/><path class="cross" d="M0-13V13M-11 0H11"/></g>`,
  );
}

/**
 * A flight that climbs to the end that the platform has decided, with the target that was set before.
 *
 * @param {import('./parts.d.ts').StageParts} parts
 * @returns {import('./parts.d.ts').Stage}
 */
export function stageOf({ byId }) {
  const scene = byId('scene');
  const height = made('b', 'height', times(100));
  scene.replaceChildren(pictureOf(200, 200, 0), height);
  return {
    async show(shown) {
      const end = Number(shown.end);
      const goal = Number(shown.goal);
      const begun = performance.now();
      scene.removeAttribute('data-ended');
      for (let share = isCalm() ? 1 : 0; share < 1; ) {
        share = Math.min(1, ((await nextFrame()) - begun) / FLIGHT_MS);
        height.textContent = times(flownAt(end, Math.max(0, share)));
        scene.firstElementChild?.replaceWith(pictureOf(end, goal, Math.max(0, share)));
      }
      height.textContent = times(end);
      scene.firstElementChild?.replaceWith(pictureOf(end, goal, 1));
      scene.dataset.ended = end >= goal ? 'reached' : 'missed';
    },
  };
}
