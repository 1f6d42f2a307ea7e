import type { XastElement } from 'svgo/browser';

/** Why a picture cannot be published, and the fix. */
export interface PictureFault {
  reason: string;
  suggestion?: string;
}

/** Elements that a picture may draw, those of its `<use>` counted each time. Photographs must be raster images. */
const MOST_ELEMENTS = 5000;
const SMALLEST = 1;
const LARGEST = 10_000;
/** The maximum ratio of the longer side to the shorter. */
const LONGEST = 40;

const FORBIDDEN_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** The first character that XML forbids, as text. */
export function characterIn(svg: string): string | undefined {
  const code = FORBIDDEN_IN_XML.exec(svg)?.[0].codePointAt(0);
  return code === undefined ? undefined : `the character U+${code.toString(16).padStart(4, '0')}`;
}

const PIXELS = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;
const pixels = (text: string | undefined): number | undefined => {
  const found = PIXELS.exec(text ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The displayed sides of the picture: its width and height, else those of its view box. */
function sidesOf({ attributes }: XastElement): [number, number] | undefined {
  const [width, height] = [pixels(attributes.width), pixels(attributes.height)];
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth, boxHeight] = box;
  if (width !== undefined && height !== undefined) return [width, height];
  if (box.length !== 4 || box.some((side) => !Number.isFinite(side))) return undefined;
  return boxWidth !== undefined && boxHeight !== undefined ? [boxWidth, boxHeight] : undefined;
}

/** The fault in the size of a picture. */
export function sizeFault(root: XastElement): PictureFault | undefined {
  const sides = sidesOf(root);
  const suggestion = 'give <svg> a viewBox such as "0 0 512 512"';
  if (!sides) return { reason: 'It has no size.', suggestion };
  const [least, most] = sides[0] < sides[1] ? sides : [sides[1], sides[0]];
  const shown = sides.join(' × ');
  if (least < SMALLEST || most > LARGEST) {
    const reason = `It is ${shown}; each side must be from ${SMALLEST} to ${LARGEST}.`;
    return { reason, suggestion };
  }
  if (most <= least * LONGEST) return undefined;
  const reason = `It is ${shown}; one side may be ${LONGEST} times the other at most.`;
  return { reason, suggestion };
}

const REFERENCE = /(?:^|url\(\s*['"]?)#([^'")\s]+)/g;

const referredIn = ({ attributes }: XastElement): string[] =>
  Object.values(attributes).flatMap((value) =>
    [...value.matchAll(REFERENCE)].map(([, id = '']) => id),
  );

const elementsIn = (element: XastElement): XastElement[] =>
  element.children.filter((child) => child.type === 'element');

/** Elements drawn only where something refers to them. */
const DEFINITIONS = /^(defs|symbol|clipPath|mask|marker|pattern|filter|.*Gradient)$/;

/** The fault in how much a picture draws: a few elements that use each other can be millions. */
export function weightFault(root: XastElement): PictureFault | undefined {
  const byId = new Map<string, XastElement>();
  const all = [root];
  for (const element of all) {
    if (element.attributes.id !== undefined) byId.set(element.attributes.id, element);
    for (const child of elementsIn(element)) all.push(child);
  }
  const weights = new Map<XastElement, number>();
  const weigh = (element: XastElement): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    // A cycle draws nothing: a self-reference counts once.
    weights.set(element, 1);
    const used = referredIn(element).flatMap((id) => byId.get(id) ?? []);
    const drawn = elementsIn(element).filter(({ name }) => !DEFINITIONS.test(name));
    const weight = [...drawn, ...used].reduce((sum, one) => sum + weigh(one), 1);
    weights.set(element, weight);
    return weight;
  };
  const weight = weigh(root);
  if (weight <= MOST_ELEMENTS) return undefined;
  const reason = `It draws ${weight.toLocaleString('en')} elements, those of <use> each time; a picture may draw at most ${MOST_ELEMENTS.toLocaleString('en')}.`;
  return { reason, suggestion: 'simplify it, or save it as PNG, JPEG or WebP' };
}
