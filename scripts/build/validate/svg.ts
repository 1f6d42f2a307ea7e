import { type CustomPlugin, optimize, type XastElement } from 'svgo';

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

const isSized = ({ attributes }: XastElement) =>
  /^\s*[-\d.]+[\s,]+[-\d.]+[\s,]+[\d.]+[\s,]+[\d.]+\s*$/.test(attributes.viewBox ?? '') ||
  (/^[\d.]+(px)?$/.test(attributes.width ?? '') && /^[\d.]+(px)?$/.test(attributes.height ?? ''));

/** Why an SVG cannot be published, or undefined where it can: it must parse, have a size, run and fetch nothing. */
export function svgFault(svg: string): string | undefined {
  let fault: string | undefined;
  let root: XastElement | undefined;
  const examine: CustomPlugin = {
    name: 'examine',
    fn: () => ({
      element: {
        enter: (element, parent) => {
          if (parent.type === 'root') root ??= element;
          fault ??= elementFault(element);
        },
      },
      text: {
        enter: ({ value }, parent) => {
          const style = parent.type === 'element' && parent.name === 'style';
          if (style && reachesOut(value)) fault ??= 'Its style refers to something outside itself.';
        },
      },
      cdata: {
        enter: ({ value }) => {
          if (reachesOut(value)) fault ??= 'Its style refers to something outside itself.';
        },
      },
      doctype: {
        enter: ({ data }) => {
          if (data.doctype.includes('[')) fault ??= 'It declares entities of its own.';
        },
      },
    }),
  };
  try {
    optimize(svg, { plugins: [examine] });
  } catch {
    return 'It is not well-formed SVG.';
  }
  if (root?.name !== 'svg') return 'It is no SVG.';
  return fault ?? (isSized(root) ? undefined : 'It has no size: give <svg> a viewBox.');
}
