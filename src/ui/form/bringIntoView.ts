/** Whether the middle of an element is in view, not covered by anything such as a fixed bar. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  return front !== null && (element.contains(front) || front.contains(element));
}

/** Scrolls to an element at once, without animation, if it is out of view or covered by a bar; otherwise does nothing. */
export function bringIntoView(element: Element): void {
  if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
