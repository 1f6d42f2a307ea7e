import type { XastElement } from 'svgo/browser';

/** Attributes that name a resource to draw, fetch or open. */
const LINKS = new Set(['href', 'src', 'data']);
/** Elements that run code or embed other documents. */
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
const LAST_CODE_POINT = 0x10ffff;

/** A name without its prefix, which every document chooses for itself: `script` of `s:script`. */
const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

const isLocal = (address: string) => /^\s*(#|data:image\/(png|jpeg|webp|gif)[;,])/.test(address);

/** CSS with its escapes resolved, as a browser reads it: `\75rl` is `url`. */
const unescaped = (css: string): string =>
  css.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, code?: string, character = '') =>
    code === undefined
      ? character
      : String.fromCodePoint(Math.min(Number.parseInt(code, 16), LAST_CODE_POINT)),
  );

function reachesOut(text: string): boolean {
  const css = unescaped(text);
  return (
    /@import|image-set\(/i.test(css) ||
    [...css.matchAll(/url\(\s*['"]?([^'")]*)/gi)].some((found) => !isLocal(found[1] ?? ''))
  );
}

/** Why an SVG must not have an element, its attributes aside; undefined if allowed. */
export function elementFault({ name, children }: XastElement): string | undefined {
  const local = localName(name);
  if (ACTIVE.has(local)) return `It has a <${name}>, which a picture must not.`;
  if (local !== 'style') return undefined;
  // A style sheet is all of the text, even if split by comments.
  const css = children.map((child) =>
    child.type === 'text' || child.type === 'cdata' ? child.value : '',
  );
  return reachesOut(css.join('')) ? 'Its style refers to something outside itself.' : undefined;
}

/** Why an SVG must not have an attribute; undefined if allowed. */
export function attributeFault(name: string, value: string): string | undefined {
  if (/^xmlns(:|$)/.test(name)) return undefined;
  const local = localName(name);
  if (/^on/i.test(local) || /^\s*javascript:/i.test(value))
    return `It has a script in \`${name}\`.`;
  if (local === 'attributeName' && LINKS.has(localName(value.trim())))
    return `It animates \`${value}\`, which a picture must not.`;
  const outside = LINKS.has(local) ? !isLocal(value) : reachesOut(value);
  return outside ? `It refers to something outside itself: ${value.slice(0, 40)}` : undefined;
}

/** Why an SVG must not have a processing instruction; undefined if allowed. */
export const instructionFault = (name: string): string | undefined =>
  name === 'xml' ? undefined : `It has the instruction <?${name}?>, which a picture must not.`;
