import type { Seeded } from '../seeded.ts';
import type { Shades } from './shades.ts';

/** A surface to paint on. */
interface Canvas {
  width: number;
  height: number;
  shades: Shades;
  random: Seeded;
}

/** Paints a picture without words: the inside of an SVG. */
export type Motif = (canvas: Canvas) => string;

const n = (value: number) => String(Math.round(value * 10) / 10);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rings around a corner, like a sunrise. */
const rings: Motif = ({ width, height, shades, random }) => {
  const [x, y] = [width * random.between(0.68, 0.86), height * random.between(0.86, 1.1)];
  const step = Math.max(width, height) * random.between(0.085, 0.1);
  const colours = [shades.deep, shades.base, shades.deep, shades.base, shades.bright, shades.spark];
  const circles = colours.map((colour, index) => {
    const radius = n(step * (colours.length - index));
    const fade = index === 0 ? ' opacity=".55"' : '';
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${colour}"${fade}/>`;
  });
  return circles.join('');
};

/** Hills of soft waves, the nearest the brightest. */
const waves: Motif = ({ width, height, shades, random }) => {
  const colours = [shades.deep, shades.base, shades.bright];
  const sun = `<circle cx="${n(width * random.between(0.6, 0.82))}" cy="${n(height * 0.36)}" r="${n(
    Math.min(width, height) * 0.17,
  )}" fill="${shades.spark}"/>`;
  const hills = colours.map((colour, index) => {
    const level = height * (0.5 + index * 0.16);
    const swing = height * random.between(0.12, 0.22) * (index % 2 === 0 ? 1 : -1);
    const [a, b] = [level - swing, level + swing];
    const [one, two] = [n(width * 0.3), n(width * 0.7)];
    const curve = `C${one} ${n(a)} ${two} ${n(b)} ${width} ${n(level)}`;
    return `<path fill="${colour}" d="M0 ${n(level)}${curve}V${height}H0Z"/>`;
  });
  return sun + hills.join('');
};

/** A field of diamonds that brightens to one side. */
const facets: Motif = ({ width, height, shades, random }) => {
  const size = Math.min(width, height) / random.pick([3, 4]);
  const colours = [shades.deep, shades.base, shades.bright, shades.spark] as const;
  const columns = Math.ceil(width / size);
  const cells = range(columns * Math.ceil(height / size)).map((index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const share = column / columns + random.between(-0.28, 0.22);
    const colour = colours[Math.min(3, Math.floor(share * 4.2))];
    if (share < 0.22 || !colour) return '';
    const [x, y, half] = [(column + 0.5) * size, (row + 0.5) * size, size * 0.46];
    const d = `M${n(x)} ${n(y - half)}l${n(half)} ${n(half)} ${n(-half)} ${n(half)} ${n(-half)} ${n(-half)}Z`;
    return `<path fill="${colour}" d="${d}"/>`;
  });
  return cells.join('');
};

/** Petals around a heart. */
const petals: Motif = ({ width, height, shades, random }) => {
  const count = random.pick([8, 10, 12]);
  const reach = Math.min(width, height) * 0.62;
  const [x, y] = [width * random.between(0.66, 0.78), height * random.between(0.48, 0.6)];
  const breadth = (reach * 2.1) / count;
  const petal = `M0 0C${n(breadth)} ${n(-reach * 0.4)} ${n(breadth * 0.7)} ${n(-reach * 0.85)} 0 ${n(-reach)}C${n(-breadth * 0.7)} ${n(-reach * 0.85)} ${n(-breadth)} ${n(-reach * 0.4)} 0 0Z`;
  const colours = [shades.base, shades.bright] as const;
  const leaves = range(count).map((index) => {
    const turn = n((360 / count) * index);
    const colour = colours[index % 2] ?? shades.base;
    return `<path fill="${colour}" opacity=".82" transform="rotate(${turn})" d="${petal}"/>`;
  });
  const glow = `<circle r="${n(reach * 1.25)}" fill="${shades.deep}"/>`;
  const heart = `<circle r="${n(reach * 0.16)}" fill="${shades.spark}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)})">${glow}${leaves.join('')}${heart}</g>`;
};

/** Slanting beams with round ends. */
const beams: Motif = ({ width, height, shades, random }) => {
  const colours = [shades.deep, shades.base, shades.bright, shades.base, shades.deep] as const;
  const thick = Math.min(height * 0.15, width * 0.06) * random.between(0.9, 1.1);
  const lines = range(9).map((index) => {
    const x = width * (0.3 + index * 0.095);
    const [from, to] = [height * random.between(0.08, 0.4), height * random.between(0.62, 0.98)];
    const slant = (to - from) * 0.55;
    const colour = index === 6 ? shades.spark : (colours[index % 5] ?? shades.base);
    return `<path stroke="${colour}" d="M${n(x)} ${n(to)}l${n(slant)} ${n(from - to)}"/>`;
  });
  return `<g fill="none" stroke-width="${n(thick)}" stroke-linecap="round">${lines.join('')}</g>`;
};

/** Every way to paint, in the order that a brand's banners take turns in. */
export const MOTIFS: readonly Motif[] = [rings, waves, facets, petals, beams];
