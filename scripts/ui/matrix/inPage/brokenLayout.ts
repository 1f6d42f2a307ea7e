/**
 * Finds broken layout: the page scrolls sideways, or words are cut or overflow their element. Elements made to scroll, to end in an
 * ellipsis or to clip (`data-clips`, with the reason in the code) are allowed. Runs in the page, so it is self-contained.
 */
export function brokenLayout(): string[] {
  /** Sub-pixel layout, and glyphs that reach over their own box. */
  const SLACK = 1.5;
  /** A line's box may be lower than the font's own: this share of its height may lie outside. */
  const LEADING = 0.4;

  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) {
    const isOut = (each: Element): boolean => {
      const { left, right } = each.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(isOut).pop();
    const last = wide ? `, by <${wide.localName}> "${(wide.textContent ?? '').slice(0, 40)}"` : '';
    found.add(`overflow: the page is ${scrollWidth} px wide in ${clientWidth} px${last}`);
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

  /** Completely clipped: words for screen readers. */
  const isOnlyHeard = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, clip } = styleOf(each);
      if (clipPath.startsWith('inset') || clip.startsWith('rect')) return true;
    }
    return false;
  };

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[data-clips], .sb-wrapper, [inert]') &&
    !isOnlyHeard(element);

  const short = (text: string): string => `"${text.trim().slice(0, 40)}"`;

  /**
   * The element that cuts a line of text: the nearest ancestors first, up to one that scrolls. The root cuts nothing: its overflow is the
   * window's, which an open dialog keeps from scrolling.
   */
  const cutter = (from: Element, line: DOMRect): string | undefined => {
    const root = document.documentElement;
    for (
      let element: Element | null = from;
      element && element !== root;
      element = element.parentElement
    ) {
      const style = styleOf(element);
      const box = element.getBoundingClientRect();
      const beside = line.left < box.left - SLACK || line.right > box.right + SLACK;
      const over = line.height * LEADING;
      const above = line.top < box.top - over || line.bottom > box.bottom + over;
      if (beside && cuts(style.overflowX) && style.textOverflow !== 'ellipsis') return 'beside';
      if (above && cuts(style.overflowY) && style.webkitLineClamp === 'none')
        return 'above or below';
      if (beside && cuts(style.overflowX)) return undefined;
      if (
        beside &&
        element.matches('button, a, label, [role="button"]') &&
        style.display !== 'inline'
      ) {
        return `beside its ${element.localName}`;
      }
      if (
        scrolls(style.overflowX) ||
        scrolls(style.overflowY) ||
        style.textOverflow === 'ellipsis'
      ) {
        return undefined;
      }
      if (style.position === 'fixed') return undefined;
    }
    return line.left < -SLACK || line.right > clientWidth + SLACK
      ? 'by the edge of the page'
      : undefined;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    if (!parentElement || !textContent?.trim() || !isShown(parentElement)) continue;
    if (parentElement.closest('script, style, option')) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const by = line.width > 1 ? cutter(parentElement, line) : undefined;
      if (by) found.add(`clipped: ${short(textContent)} is cut ${by}`);
    }
  }
  return [...found];
}
