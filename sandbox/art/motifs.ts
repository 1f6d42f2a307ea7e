import type { Random } from '#sandbox/seeds/random.ts';
import type { Palette } from './palette.ts';
import type { Frame } from './scenes.ts';
import { at, box, circle, faded, line, path, pieces, polygon, ring, short } from './svg.ts';

/** The mark of a type of games, before and behind the emblem. */
interface Motif {
  behind: string;
  before: string;
}

type MotifOf = (p: Palette, frame: Frame, random: Random) => Motif;

const SYMBOLS = [
  'M0-14L12 0 0 14-12 0Z',
  'M0-14L4-4 14 0 4 4 0 14-4 4-14 0-4-4Z',
  'M-12-12H12V12H-12Z',
  'M0-13L13 10H-13Z',
  'M-12-4H-4V-12H4V-4H12V4H4V12H-4V4H-12Z',
];

/** Reels: three drums from top to foot, their symbols rolling by. */
const reels: MotifOf = (p, { width, height, x, y }, random) => {
  const wide = Math.min(width, height * 0.9);
  const drum = wide * 0.27;
  const gap = wide * 0.315;
  const symbol = random.pick(SYMBOLS);
  const other = random.pick(SYMBOLS);
  const columns = [-1, 0, 1].map((place) => {
    const left = x + place * gap;
    const roll = [y - 168, y - 112, y + 112, y + 168].map((top, index) =>
      at(left, top + place * place * 14, path(index % 2 ? symbol : other, p.glow)),
    );
    return box(left - drum / 2, -12, drum, height + 24, 14, p.night) + roll.join('');
  });
  return {
    behind: faded(0.5, columns.join('')),
    before: faded(
      0.9,
      polygon(
        [
          [x - wide / 2, y - 12],
          [x - wide / 2 + 14, y],
          [x - wide / 2, y + 12],
        ],
        p.counter,
      ) +
        polygon(
          [
            [x + wide / 2, y - 12],
            [x + wide / 2 - 14, y],
            [x + wide / 2, y + 12],
          ],
          p.counter,
        ),
    ),
  };
};

/** A window of three small reels at the foot. */
const reelWindow: MotifOf = (p, { width, height, x }, random) => {
  const symbols = [random.pick(SYMBOLS), random.pick(SYMBOLS), random.pick(SYMBOLS)];
  const top = height - 82;
  const cells = symbols.map((symbol, index) => {
    const left = x + (index - 1) * 64;
    const fill = [p.body, p.counter, p.shade][index] ?? p.body;
    return (
      box(left - 28, top + 10, 56, 46, 8, p.paper) +
      at(left, top + 33, path(symbol, fill), ' scale(1.1)')
    );
  });
  return {
    behind: '',
    before: width > height ? '' : box(x - 104, top, 208, 66, 16, p.night) + cells.join(''),
  };
};

/** A medal: the emblem on a lit disc with a beaded rim. */
const medal: MotifOf = (p, { x, y }) => ({
  behind: at(
    x,
    y,
    faded(0.4, circle(0, 9, 122, p.night)) +
      circle(0, 0, 122, p.counterShade) +
      ring(115, 7, p.paper, pieces(115, 40, 0.3)) +
      circle(0, 0, 107, p.night) +
      faded(0.75, circle(0, 0, 99, p.field)) +
      faded(0.35, circle(0, -14, 74, p.glow)),
  ),
  before: '',
});

/** A shield of eight sides with a thin inner line. */
const plaque: MotifOf = (p, { x, y }) => {
  const octagon = (r: number) =>
    [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle): [number, number] => [
      r * Math.cos((angle * Math.PI) / 180),
      r * 1.12 * Math.sin((angle * Math.PI) / 180),
    ]);
  return {
    behind: at(
      x,
      y,
      faded(0.4, at(0, 10, polygon(octagon(126), p.night))) +
        polygon(octagon(126), p.counter) +
        polygon(octagon(119), p.night) +
        faded(0.8, polygon(octagon(110), p.field)) +
        faded(0.3, polygon(octagon(80), p.glow)),
    ),
    before: '',
  };
};

/** Waves: the sea stands before the emblem's foot, bubbles rise. */
const waves: MotifOf = (p, { width, height }, random) => {
  const step = width / 3;
  const swell = (top: number, depth: number, start: number, fill: string, opacity: number) =>
    faded(
      opacity,
      path(
        `M${short(-start)} ${short(top)}q${short(step / 2)} ${depth} ${short(step)} 0${`t${short(step)} 0`.repeat(4)}V${height}H${short(-start)}Z`,
        fill,
      ),
    );
  const bubbles = Array.from(
    { length: 9 },
    () => `M${random.between(20, width - 20)} ${random.between(30, height - 90)}h0`,
  );
  return {
    behind:
      faded(0.45, line(bubbles.join(''), p.paper, 13, 'stroke-linecap="round"')) +
      swell(height * 0.66, -34, 30, p.glow, 0.5),
    before:
      swell(height * 0.78, -30, random.between(40, 90), p.counterShade, 0.75) +
      swell(height * 0.87, -24, random.between(0, 60), p.edge, 0.95),
  };
};

/** Wings: a path climbs to the emblem. */
const wings: MotifOf = (p, { width, height, x, y }) => ({
  behind:
    faded(
      0.3,
      line(
        `M0 ${short(height * 0.82)}H${width}M0 ${short(height * 0.62)}H${width}M0 ${short(height * 0.42)}H${width}`,
        p.glow,
        2,
      ),
    ) +
    faded(
      0.5,
      path(
        `M0 ${height}C${short(x * 0.8)} ${height} ${short(x * 0.9)} ${short(y + 90)} ${short(x + 40)} ${short(y)}V${height}Z`,
        p.counterShade,
      ),
    ) +
    line(
      `M0 ${height}C${short(x * 0.8)} ${height} ${short(x * 0.9)} ${short(y + 90)} ${short(x + 40)} ${short(y)}`,
      p.counter,
      7,
      'stroke-linecap="round"',
    ) +
    faded(0.9, circle(x * 0.62, height - 52, 7, p.paper) + circle(x * 0.88, y + 112, 7, p.paper)),
  before: '',
});

/** A table of felt seen from its edge. */
const felt: MotifOf = (p, { width, height, x }) => ({
  behind:
    `<ellipse cx="${x}" cy="${short(height * 1.02)}" rx="${short(width * 0.62)}" ry="${short(height * 0.46)}" fill="${p.night}"/>` +
    `<ellipse cx="${x}" cy="${short(height * 1.05)}" rx="${short(width * 0.59)}" ry="${short(height * 0.45)}" fill="${p.counterShade}"/>` +
    faded(
      0.55,
      `<ellipse cx="${x}" cy="${short(height * 1.12)}" rx="${short(width * 0.5)}" ry="${short(height * 0.44)}" fill="none" stroke="${p.paper}" stroke-width="3"/>`,
    ),
  before: [-1, 1]
    .map((side) =>
      at(
        x + side * width * 0.34,
        height * 0.86,
        [0, 1, 2]
          .map(
            (step) =>
              `<ellipse cy="${-step * 11}" rx="26" ry="11" fill="${p.night}"/><ellipse cy="${-step * 11 - 4}" rx="26" ry="11" fill="${step % 2 ? p.paper : p.body}"/>`,
          )
          .join(''),
      ),
    )
    .join(''),
});

/** A pitch with its lines. */
const pitch: MotifOf = (p, { width, height, x }) => ({
  behind:
    polygon(
      [
        [width * 0.16, height * 0.66],
        [width * 0.84, height * 0.66],
        [width * 1.1, height],
        [-width * 0.1, height],
      ],
      p.counterShade,
    ) +
    faded(
      0.6,
      line(
        `M${short(width * 0.16)} ${short(height * 0.66)}H${short(width * 0.84)}M${x} ${short(height * 0.66)}V${height}`,
        p.paper,
        3,
      ) +
        `<ellipse cx="${x}" cy="${short(height * 0.86)}" rx="110" ry="28" fill="none" stroke="${p.paper}" stroke-width="3"/>`,
    ),
  before: '',
});

/** A board of squares running to the horizon. */
const board: MotifOf = (p, { width, height, x }) => {
  const top = height * 0.6;
  const rows = [0, 0.18, 0.44, 0.8].map(
    (share) => `M0 ${short(top + (height - top) * share)}H${width}`,
  );
  const columns = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
    (place) =>
      `M${short(x + place * width * 0.07)} ${short(top)}L${short(x + place * width * 0.2)} ${height}`,
  );
  return {
    behind:
      faded(0.55, box(0, top, width, height - top, 0, p.edge)) +
      faded(0.5, line(rows.join('') + columns.join(''), p.glow, 2)),
    before: '',
  };
};

/** Balls of a draw drift by. */
const drift: MotifOf = (p, { width, height }, random) => ({
  behind: faded(
    0.55,
    Array.from({ length: 10 }, (_, index) => {
      const r = random.between(10, 24);
      const fill = [p.body, p.counter, p.light, p.shade][index % 4] ?? p.body;
      return at(
        (width / 10) * index + random.between(0, 40),
        random.between(20, height - 20),
        circle(0, 0, r, fill) + circle(-r / 3, -r / 3, r / 4, p.paper),
      );
    }).join(''),
  ),
  before: '',
});

/** The motif of a game's type; slots have four, told apart by their number. */
export function motifOf(type: string, classify: string, number: number): MotifOf {
  if (classify === 'Crash') return wings;
  if (classify === 'Esports') return board;
  switch (type) {
    case 'RNG':
      return [reels, medal, reelWindow, reels, plaque, reelWindow][number % 6] ?? reels;
    case 'FISH':
      return waves;
    case 'LIVE':
      return felt;
    case 'SPORTS':
      return pitch;
    case 'PVP':
      return board;
    default:
      return drift;
  }
}
