/** A number in its shortest form: at most one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A filled path. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A filled polygon through points. */
export const polygon = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z" fill="${fill}"/>`;

/** A filled circle. */
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle${x ? ` cx="${short(x)}"` : ''}${y ? ` cy="${short(y)}"` : ''} r="${short(r)}" fill="${fill}"/>`;

/** A stroked path. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${more && ` ${more}`}/>`;

/** A stroked circle around the origin; `dash` cuts it into pieces. */
export const ring = (r: number, width: number, stroke: string, dash = ''): string =>
  `<circle r="${short(r)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${dash && ` stroke-dasharray="${dash}"`}/>`;

/** The dash pattern that cuts a ring of radius `r` into `count` pieces, each `share` of its part. */
export const pieces = (r: number, count: number, share = 0.5): string => {
  const part = (2 * Math.PI * r) / count;
  return `${(part * share).toFixed(2)} ${(part * (1 - share)).toFixed(2)}`;
};

/** A filled rectangle, its corners rounded. */
export const box = (x: number, y: number, w: number, h: number, rx: number, fill: string): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${rx ? ` rx="${short(rx)}"` : ''} fill="${fill}"/>`;

/** Moved content, then scaled or turned. */
export const at = (x: number, y: number, content: string, then = ''): string =>
  `<g transform="translate(${short(x)} ${short(y)})${then}">${content}</g>`;

/** Transparent content. */
export const faded = (opacity: number, content: string): string =>
  `<g opacity="${opacity}">${content}</g>`;

/** Content repeated `count` times around the origin, the first turned by `offset` degrees. `id` names it among a picture's repeats. */
export const around = (id: string, count: number, content: string, offset = 0): string => {
  const turns = Array.from({ length: count - 1 }, (_, index) => {
    const turn = short((360 / count) * (index + 1));
    return `<use href="#${id}" transform="rotate(${turn})"/>`;
  });
  const all = `<g id="${id}">${content}</g>${turns.join('')}`;
  return offset ? `<g transform="rotate(${short(offset)})">${all}</g>` : all;
};

/** Content once at the origin, and again at every further place. */
export const again = (
  id: string,
  places: readonly (readonly [number, number])[],
  content: string,
): string =>
  `<g id="${id}">${content}</g>${places.map(([x, y]) => `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`).join('')}`;

/** Content beside its mirror image. */
export const mirrored = (left: string, right: string): string =>
  `${left}<g transform="scale(-1 1)">${right}</g>`;
