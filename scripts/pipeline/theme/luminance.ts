/** A colour of sRGB: red, green and blue from 0 to 1, and its opacity. */
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;

const rgba = (hex: string): Rgba => [
  part(hex, 1),
  part(hex, 3),
  part(hex, 5),
  hex.length === 9 ? part(hex, 7) : 1,
];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function blend(above: Rgba, below: Rgba): Rgba {
  const mix = (a: number, b: number) => a * above[3] + b * (1 - above[3]);
  return [mix(above[0], below[0]), mix(above[1], below[1]), mix(above[2], below[2]), 1];
}

const relativeLuminance = ([red, green, blue]: Rgba): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** A colour of the way from one to another as a gradient draws it, over the layer below: `#rrggbb`. */
export function between(from: string, to: string, share: number, below: string): string {
  const [start, end] = [blend(rgba(from), rgba(below)), blend(rgba(to), rgba(below))];
  const digits = [0, 1, 2].map((at) => {
    const value = Number(start[at]) * (1 - share) + Number(end[at]) * share;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** The relative luminance of a solid `#rrggbb` as WCAG 2.2 defines it, from 0 to 1. */
export const luminance = (hex: string): number => relativeLuminance(rgba(hex));

/**
 * The contrast of WCAG 2.2, from 1 to 21, between a colour and its background as seen: the background blended over the layer below, then
 * the colour over that. Takes `#rrggbb` and `#rrggbbaa`.
 */
export function contrast(foreground: string, background: string, below: string): number {
  const ground = blend(rgba(background), rgba(below));
  const a = relativeLuminance(blend(rgba(foreground), ground));
  const b = relativeLuminance(ground);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
