const gamma = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** Linear sRGB of an OKLab colour (Björn Ottosson's matrices). */
function linearRgb(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: readonly number[]) =>
  rgb.every((value) => value >= -0.0005 && value <= 1.0005);
const channel = (value: number) =>
  Math.round(Math.min(1, Math.max(0, gamma(value))) * 255)
    .toString(16)
    .padStart(2, '0');

/** A colour of OKLCH (hue in degrees) as `#rrggbb`, with less chroma where sRGB does not reach. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  let reach = chroma;
  let rgb = linearRgb(lightness, reach * Math.cos(angle), reach * Math.sin(angle));
  while (!inGamut(rgb) && reach > 0.004) {
    reach -= 0.004;
    rgb = linearRgb(lightness, reach * Math.cos(angle), reach * Math.sin(angle));
  }
  return `#${rgb.map(channel).join('')}`;
}
