import { type CustomPlugin, optimize, type XastElement } from 'svgo/browser';
import { characterIn, type PictureFault, sizeFault, weightFault } from './svgMeasure.ts';
import { attributeFault, elementFault, instructionFault } from './svgRules.ts';

const EXPORT_AGAIN = 'open it in a drawing program and export it as SVG again';

/** The result of reading an SVG: its first fault, and its root. */
interface Reading {
  fault: string | undefined;
  root: XastElement | undefined;
}

const attributesFault = ({ attributes }: XastElement): string | undefined =>
  Object.entries(attributes)
    .map(([name, value]) => attributeFault(name, value))
    .find((fault) => fault !== undefined);

const examine = (reading: Reading): CustomPlugin => ({
  name: 'examine',
  fn: () => ({
    element: {
      enter: (element, parent) => {
        if (parent.type === 'root') reading.root ??= element;
        reading.fault ??= elementFault(element) ?? attributesFault(element);
      },
    },
    instruction: {
      enter: ({ name }) => {
        reading.fault ??= instructionFault(name);
      },
    },
    doctype: {
      enter: ({ data }) => {
        if (data.doctype.includes('[')) reading.fault ??= 'It declares entities of its own.';
      },
    },
  }),
});

/**
 * Why an SVG cannot be published, or undefined if it can: it must parse, have a size, draw no more than a phone can, run and fetch nothing.
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
