import { type Config, optimize } from 'svgo/browser';
import { removeForbidden } from './removeForbidden.ts';

/** Cleans an icon down to its shapes, in its view box. */
const SHAPES: Config = {
  plugins: [
    removeForbidden,
    'convertStyleToAttrs',
    'preset-default',
    'removeDimensions',
    'removeXMLNS',
    'removeTitle',
    { name: 'removeDesc', params: { removeAny: true } },
    { name: 'removeAttrs', params: { attrs: ['id', 'class', 'role', 'aria-.*', 'data-.*'] } },
  ],
};

/** An SVG of plain shapes as a symbol of a sprite. What has no colour of its own takes that of the text beside it. */
export function iconSymbol(name: string, svg: string): string {
  const { data } = optimize(svg, SHAPES);
  const [, attributes = '', rest = ''] = /^<svg([^>]*?)(\/?>[\s\S]*)$/.exec(data) ?? [];
  const ink = /\sfill=/.test(attributes) ? '' : ' fill="currentColor"';
  return `<symbol id="${name}"${ink}${attributes}${rest.replace(/<\/svg>$/, '</symbol>')}`;
}
