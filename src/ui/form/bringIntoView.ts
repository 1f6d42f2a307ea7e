/** Whether the middle of an element is in view, with nothing like a fixed bar in front of it. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  return front !== null && (element.contains(front) || front.contains(element));
}

/** Scrolls to an element at once, without motion, where it is out of view or beneath a bar; moves nothing where it is seen. */
export function bringIntoView(element: Element): void {
  if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
