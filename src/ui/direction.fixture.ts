const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The arrow keys that lead on and back where an element is, for `userEvent.keyboard`. */
export const arrowsAt = (element: Element): { on: string; back: string } =>
  isMirrored(element)
    ? { on: '{ArrowLeft}', back: '{ArrowRight}' }
    : { on: '{ArrowRight}', back: '{ArrowLeft}' };

/** The point in the middle of an element's height, at a part of its width from its start in the direction of reading. */
export function pointIn(element: Element, part: number): { clientX: number; clientY: number } {
  const { left, width, top, height } = element.getBoundingClientRect();
  const share = isMirrored(element) ? 1 - part : part;
  return { clientX: left + width * share, clientY: top + height / 2 };
}
