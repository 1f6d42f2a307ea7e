/**
 * What can be pressed and is harder to hit than `least` CSS pixels in either direction. It asks the page what a finger
 * would hit around the middle of each, so that neighbours in the way count, and areas that are larger than they look.
 * Links within a sentence are as high as its line (WCAG 2.5.8). Runs in the page, so it stands alone.
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

  /** Whether a press on `hit` works the element: it lies in it, or in its label, or in the well of the field. */
  const works = (element: HTMLElement, hit: Element | null): boolean => {
    if (!hit) return false;
    if (element.contains(hit)) return true;
    const label = hit.closest('label');
    return label !== null && (label.contains(element) || label.control === element);
  };

  const name = (element: HTMLElement): string =>
    `${element.getAttribute('role') ?? element.localName} "${(element.ariaLabel ?? element.innerText ?? '').trim().slice(0, 40)}"`;

  /** What a press there would meet, but for toasts: they pass. */
  const metAt = (x: number, y: number): Element | null =>
    document.elementsFromPoint(x, y).find((at) => !at.closest('[data-passes]')) ?? null;

  /** How far one can go from the middle in a direction and still hit, up to what is needed. */
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
    // Hidden inputs stand behind what is drawn for them; what lies below a dialog cannot be pressed.
    if (box.width < 4 || box.height < 4 || !works(element, metAt(x, y))) continue;
    const across = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0);
    const down = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1);
    if (across < least - 1 || down < least - 1) {
      found.push(`target: ${name(element)} is hit on ${across} × ${down} px`);
    }
  }
  return found;
}
