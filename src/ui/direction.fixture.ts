const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The arrow keys for next and previous at an element, for `userEvent.keyboard`. */
export const arrowsAt = (element: Element): { on: string; back: string } =>
  isMirrored(element)
    ? { on: '{ArrowLeft}', back: '{ArrowRight}' }
    : { on: '{ArrowRight}', back: '{ArrowLeft}' };

/** The edges of an element in reading direction, in px: what comes later has greater ones. */
export function edgesOf(element: Element): { start: number; end: number } {
  const { left, right } = element.getBoundingClientRect();
  return isMirrored(element) ? { start: -right, end: -left } : { start: left, end: right };
}

/** The point at mid-height of an element, at a part of its width in reading direction. */
export function pointIn(element: Element, part: number): { clientX: number; clientY: number } {
  const { left, width, top, height } = element.getBoundingClientRect();
  const share = isMirrored(element) ? 1 - part : part;
  return { clientX: left + width * share, clientY: top + height / 2 };
}
