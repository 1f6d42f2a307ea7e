/**
 * Finds press targets smaller than `least` CSS pixels in either direction. It tests what a finger would hit around the middle of each, so
 * that overlapping neighbours count, and areas that are larger than they look. Links within a sentence are as high as its line (WCAG
 * 2.5.8). Runs in the page, so it is self-contained.
 */
export function smallTargets(least: number): string[] {
  const PRESSED =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], ' +
    '[role="checkbox"], [role="radio"], [role="option"], [role="combobox"], [role^="menuitem"], [role="treeitem"]';

  const usable = (element: HTMLElement): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    !element.closest('[inert], [aria-hidden="true"]');

  const inSentence = (element: HTMLElement): boolean =>
    element.matches('a') && getComputedStyle(element).display === 'inline';

  /** Whether a press on `hit` reaches the element: it is in it, or in its label, or in the field's box. */
  const works = (element: HTMLElement, hit: Element | null): boolean => {
    if (!hit) return false;
    if (element.contains(hit)) return true;
    const label = hit.closest('label');
    return label !== null && (label.contains(element) || label.control === element);
  };

  const name = (element: HTMLElement): string =>
    `${element.getAttribute('role') ?? element.localName} "${(element.ariaLabel ?? element.innerText ?? '').trim().slice(0, 40)}"`;

  /** What a press there would hit, except toasts: they pass. */
  const metAt = (x: number, y: number): Element | null =>
    document.elementsFromPoint(x, y).find((at) => !at.closest('[data-passes]')) ?? null;

  /** The distance from the middle in a direction that still hits, up to the minimum. */
  const reach = (element: HTMLElement, x: number, y: number, dx: number, dy: number): number => {
    let far = 0;
    while (far < least && works(element, metAt(x + dx * far, y + dy * far))) {
      far += 1;
    }
    return far;
  };

  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
    if (!usable(element) || inSentence(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    // Hidden inputs are behind their drawn controls; elements below a dialog cannot be pressed.
    if (box.width < 4 || box.height < 4 || !works(element, metAt(x, y))) continue;
    const across = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0);
    const down = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1);
    if (across < least - 1 || down < least - 1) {
      found.push(`target: ${name(element)} is hit on ${across} × ${down} px`);
    }
  }
  return found;
}
