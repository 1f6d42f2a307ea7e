import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { characterIn, type PictureFault, sizeFault, weightFault } from './svgMeasure.ts';

const LINKS = new Set(['href', 'xlink:href', 'src', 'data']);
/** What runs code or pulls in other documents. */
const ACTIVE = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'handler',
  'audio',
  'video',
]);

const isLocal = (address: string) => /^\s*(#|data:image\/(png|jpeg|webp|gif)[;,])/.test(address);
const reachesOut = (css: string) =>
  /@import/i.test(css) ||
  [...css.matchAll(/url\(\s*['"]?([^'")]*)/gi)].some((m) => !isLocal(m[1] ?? ''));

function elementFault({ name, attributes }: XastElement): string | undefined {
  if (ACTIVE.has(name)) return `It has a <${name}>, which a picture must not.`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) return `It has a script in \`${attribute}\`.`;
    if (/^\s*javascript:/i.test(value)) return `It has a script in \`${attribute}\`.`;
    const outside = LINKS.has(attribute) ? !isLocal(value) : reachesOut(value);
    if (outside) return `It refers to something outside itself: ${value.slice(0, 40)}`;
  }
  return undefined;
}

const EXPORT_AGAIN = 'open it in a drawing program and export it as SVG again';

/** What can be told of an SVG once it is read: its first fault, and its root. */
interface Reading {
  fault: string | undefined;
  root: XastElement | undefined;
}

function examine(reading: Reading): CustomPlugin {
  const complain = (reason: string) => {
    reading.fault ??= reason;
  };
  const outside = 'Its style refers to something outside itself.';
  return {
    name: 'examine',
    fn: () => ({
      element: {
        enter: (element, parent) => {
          if (parent.type === 'root') reading.root ??= element;
          reading.fault ??= elementFault(element);
        },
      },
      text: {
        enter: ({ value }, parent) => {
          const isStyle = parent.type === 'element' && parent.name === 'style';
          if (isStyle && reachesOut(value)) complain(outside);
        },
      },
      cdata: {
        enter: ({ value }) => {
          if (reachesOut(value)) complain(outside);
        },
      },
      doctype: {
        enter: ({ data }) => {
          if (data.doctype.includes('[')) complain('It declares entities of its own.');
        },
      },
    }),
  };
}

/**
 * Why an SVG cannot be published, or undefined where it can: it must parse, have a size, draw no more than a phone
 * can, run and fetch nothing.
 */
export function svgFault(svg: string): PictureFault | undefined {
  const reading: Reading = { fault: undefined, root: undefined };
  const strange = characterIn(svg);
  if (strange)
    return { reason: `It holds ${strange}, which XML forbids.`, suggestion: EXPORT_AGAIN };
  try {
    optimize(svg, { plugins: [examine(reading)] });
  } catch {
    return { reason: 'It is not well-formed SVG.', suggestion: EXPORT_AGAIN };
  }
  const { fault, root } = reading;
  if (root?.name !== 'svg') return { reason: 'It is no SVG.' };
  return fault === undefined ? (sizeFault(root) ?? weightFault(root)) : { reason: fault };
}
