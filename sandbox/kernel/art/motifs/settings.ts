import { at, box, circle, faded, line, path, polygon, short } from '../svg.ts';
import type { MotifOf } from './motif.ts';

/** Waves: the sea is before the emblem's foot, bubbles rise. */
export const waves: MotifOf = (p, { width, height }, random) => {
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
export const wings: MotifOf = (p, { width, height, x, y }) => ({
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
export const felt: MotifOf = (p, { width, height, x }) => ({
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
export const pitch: MotifOf = (p, { width, height, x }) => ({
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
export const board: MotifOf = (p, { width, height, x }) => {
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
export const drift: MotifOf = (p, { width, height }, random) => ({
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
