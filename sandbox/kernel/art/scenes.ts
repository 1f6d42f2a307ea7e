import type { Random } from '#sandbox/kernel/random.ts';
import type { Palette } from './palette.ts';
import { around, at, box, circle, faded, line, path, pieces, ring, short } from './svg.ts';

/** The size of a picture and its emblem's position. */
export interface Frame {
  width: number;
  height: number;
  x: number;
  y: number;
}

/** The background of an emblem. */
type Scene = (p: Palette, frame: Frame, random: Random) => string;

const rays: Scene = (p, { x, y, width }, random) => {
  const count = random.pick([12, 16, 20]);
  const r = width;
  return faded(0.4, at(x, y, ring(r, r * 2, p.glow, pieces(r, count))));
};

/** A wavy edge across the picture, filled to its foot. */
const wave = (
  { width, height }: Frame,
  top: number,
  swell: number,
  start: number,
  fill: string,
) => {
  const step = width / 4;
  const first = `M${short(-start)} ${short(top)}q${short(step / 2)} ${short(-swell)} ${short(step)} 0`;
  return path(`${first}${`t${short(step)} 0`.repeat(6)}V${height}H${short(-start)}Z`, fill);
};

const hills: Scene = (p, frame, random) => {
  const { x, y, height } = frame;
  return (
    faded(0.6, circle(x, y - 10, height * 0.32, p.glow)) +
    faded(0.5, wave(frame, height * 0.62, 46, random.between(0, 60), p.glow)) +
    faded(0.6, wave(frame, height * 0.74, 38, random.between(20, 120), p.edge)) +
    faded(0.8, wave(frame, height * 0.87, 30, random.between(0, 90), p.edge))
  );
};

const rings: Scene = (p, { x, y, height }) =>
  at(
    x,
    y,
    [0.62, 0.48, 0.34]
      .map((share, index) => faded(0.3 + index * 0.1, circle(0, 0, height * share, p.glow)))
      .join(''),
  );

const arches: Scene = (p, { x, width, height }) =>
  [0.46, 0.36, 0.26]
    .map((share, index) => {
      const half = width * share;
      const top = height * (0.1 + index * 0.09);
      const d = `M${short(x - half)} ${height}V${short(top + half)}C${short(x - half)} ${short(top + half * 0.4)} ${short(x - half * 0.3)} ${short(top + half * 0.3)} ${x} ${short(top)}C${short(x + half * 0.3)} ${short(top + half * 0.3)} ${short(x + half)} ${short(top + half * 0.4)} ${short(x + half)} ${short(top + half)}V${height}Z`;
      return faded(0.42, path(d, p.glow));
    })
    .join('');

const peaks: Scene = (p, { width, height }, random) => {
  const shift = random.between(-20, 20);
  const ridge = (tops: readonly number[], fill: string, opacity: number) => {
    const step = width / (tops.length - 1);
    const points = tops.map(
      (top, index) => `L${short(index * step)} ${short(height * top + shift)}`,
    );
    return faded(opacity, path(`M0 ${height}${points.join('')}L${width} ${height}Z`, fill));
  };
  return (
    ridge([0.62, 0.36, 0.58, 0.3, 0.6], p.glow, 0.35) +
    ridge([0.66, 0.78, 0.52, 0.74, 0.6, 0.8], p.edge, 0.55) +
    ridge([0.9, 0.72, 0.88, 0.78, 0.94], p.edge, 0.9)
  );
};

/** Rows of running stitch around the emblem, as on a quilt. */
const stitches: Scene = (p, { x, y, height }, random) => {
  const rows = [0.36, 0.41, 0.46, 0.53, 0.6, 0.67].map((share, index) =>
    ring(height * share, index % 2 ? 10 : 4, p.glow, index % 2 ? '10 16' : '18 9'),
  );
  return faded(0.55, at(x, y, rows.join(''), ` rotate(${random.between(0, 90)})`));
};

const nightSky: Scene = (p, { x, y, width, height }, random) => {
  const dots = Array.from(
    { length: 22 },
    () => `M${random.between(0, width)} ${random.between(0, height)}h0`,
  );
  const orbit = (rx: number, ry: number, stroke: number) =>
    `<ellipse rx="${short(height * rx)}" ry="${short(height * ry)}" stroke-width="${stroke}"/>`;
  return (
    faded(0.8, line(dots.join(''), p.paper, 4, 'stroke-linecap="round"')) +
    faded(0.7, circle(x + width * 0.27, y - height * 0.25, height * 0.13, p.glow)) +
    at(
      x,
      y,
      `<g fill="none" stroke="${p.glow}" opacity=".6">${orbit(0.52, 0.17, 3)}${orbit(0.44, 0.13, 12)}</g>`,
      ' rotate(-18)',
    )
  );
};

const petals: Scene = (p, { x, y, height }, random) => {
  const count = random.pick([8, 10, 12]);
  const r = short(-height * 0.56);
  const half = short(-height * 0.3);
  const petal = path(`M0 0C-70 ${half}-40 ${half} 0 ${r} 40 ${half} 70 ${half} 0 0Z`, p.glow);
  return at(x, y, faded(0.34, around('b', count, petal)));
};

const ribbons: Scene = (p, { width, height }, random) => {
  const turn = random.pick([-1, 1]);
  return at(
    width / 2,
    height / 2,
    [-190, -95, 0, 95, 190]
      .map((x, index) => faded(index % 2 ? 0.3 : 0.5, box(x - 30, -420, 60, 840, 0, p.glow)))
      .join(''),
    ` rotate(${turn * random.between(24, 40)})`,
  );
};

const skyline: Scene = (p, frame, random) => {
  const { width, height, x, y } = frame;
  const towers = Array.from({ length: 9 }, (_, index) => {
    const left = (width / 9) * index - 4;
    const top = height * (0.52 + random.next() * 0.26);
    const dome = random.chance(0.4) ? circle(left + width / 18 + 2, top, width / 20, p.edge) : '';
    return box(left, top, width / 9 + 5, height, 0, p.edge) + dome;
  });
  return (
    faded(0.55, circle(x, y, height * 0.36, p.glow)) +
    faded(0.7, towers.join('')) +
    line(`M0 ${height - 8}H${width}`, p.glow, 2)
  );
};

const SCENES: readonly Scene[] = [
  rays,
  hills,
  rings,
  arches,
  peaks,
  stitches,
  nightSky,
  petals,
  ribbons,
  skyline,
];

/** The scene of a number: neighbouring numbers differ. */
export const sceneOf = (number: number): Scene => SCENES[(number * 3) % SCENES.length] ?? rays;
