import { readFile } from 'node:fs/promises';
import { type CustomPlugin, optimize } from 'svgo/browser';
import { pictureFault } from './picture.ts';
import type { PictureFault } from './svgMeasure.ts';

/** Bytes. All icons of a site come in one file, with the first view. */
const MAX_ICON = 4096;

/** What a browser does not draw in a symbol of another file, or draws otherwise there. */
const NOT_PLAIN = new Set([
  'animate',
  'animateMotion',
  'animateTransform',
  'clipPath',
  'filter',
  'image',
  'linearGradient',
  'marker',
  'mask',
  'pattern',
  'radialGradient',
  'set',
  'style',
  'symbol',
  'text',
  'use',
]);

const BLACK = /^\s*(#0{3}|#0{6}|black)\s*$/i;

/** What an icon draws with. */
interface Drawing {
  notPlain: string | undefined;
  colors: Set<string>;
}

const examine = (drawing: Drawing): CustomPlugin => ({
  name: 'examineIcon',
  fn: () => ({
    element: {
      enter: ({ name, attributes }) => {
        if (NOT_PLAIN.has(name)) drawing.notPlain ??= name;
        const { fill, stroke } = attributes;
        for (const color of [fill, stroke]) {
          if (color !== undefined && color !== 'none') drawing.colors.add(color);
        }
      },
    },
  }),
});

function drawingFault(svg: string): PictureFault | undefined {
  const drawing: Drawing = { notPlain: undefined, colors: new Set() };
  optimize(svg, { plugins: ['convertStyleToAttrs', examine(drawing)] });
  const { notPlain, colors } = drawing;
  if (notPlain !== undefined) {
    const reason = `It has a <${notPlain}>; an icon is made of plain shapes.`;
    return { reason, suggestion: 'turn it into paths, or name it as `picture`' };
  }
  if (colors.size === 0 || ![...colors].every((color) => BLACK.test(color))) return undefined;
  const reason = 'It is drawn in black, which a dark theme hides.';
  return { reason, suggestion: 'draw it in `currentColor`' };
}

/** Why an SVG cannot be an icon of the brand, or undefined if it can. */
export async function iconFault(path: string): Promise<PictureFault | undefined> {
  const fault = await pictureFault(path);
  if (fault) return fault;
  const bytes = await readFile(path);
  if (bytes.length > MAX_ICON) {
    const reason = `It has ${Math.ceil(bytes.length / 1024)} KB; an icon may have at most 4 KB.`;
    return { reason, suggestion: 'simplify it, or name it as `picture`' };
  }
  return drawingFault(bytes.toString('utf8'));
}
