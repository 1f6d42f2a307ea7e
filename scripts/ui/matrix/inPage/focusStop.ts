declare global {
  interface Window {
    /** The numbers of elements that had the focus. */
    __FOCUS_NUMBERS__?: Map<Element, number>;
  }
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The position of the focus, as the story matrix compares it. */
export interface FocusStop {
  name: string;
  /** Its number in the walk; the same number is the same element. */
  number: number;
  /** Its visible box on the page. */
  box: Box;
  /** The number of its scroll container; its surface if there is none. */
  scroller: number;
  /** Its box if nothing around it were scrolled: focusing scrolls hidden elements into view. */
  unmoved: Box;
  /** The number of its surface: the page, a layer above it, or an element that stays in place while the page scrolls. */
  surface: number;
  /** Its focus is visible. */
  ringed: boolean;
  /** Not a real stop: it wraps the focus within a dialog. */
  guard: boolean;
}

/** The focused element; undefined if the page itself has the focus. Runs in the page, so it is self-contained. */
export function focusStop(): FocusStop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const ringOf = (at: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(at, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  // A field shows its ring on the surrounding box, a checkbox on the drawn box, a frame on its focused content.
  const near = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
    element instanceof HTMLIFrameElement && element.contentDocument?.activeElement,
  ];
  // The highlighted option in an open list shows it by its background.
  const marked = element.matches('[data-highlighted]');
  // The content of a cross-origin frame cannot be read, and a page within one that scrolls has no ring.
  const framed =
    element instanceof HTMLIFrameElement &&
    (element.contentDocument?.activeElement ?? null) === (element.contentDocument?.body ?? null);
  const ringed =
    marked ||
    framed ||
    near.some((at) => at && (ringOf(at) || ringOf(at, '::before') || ringOf(at, '::after')));
  // Not their document positions, which change when a field that was left shows an error.
  window.__FOCUS_NUMBERS__ ??= new Map();
  const numbers = window.__FOCUS_NUMBERS__;
  const numberOf = (at: Element): number => {
    const known = numbers.get(at) ?? numbers.size;
    numbers.set(at, known);
    return known;
  };
  const isSurface = (at: Element) =>
    at.parentElement === document.body ||
    ['fixed', 'sticky'].includes(getComputedStyle(at).position);
  let surface: Element = element;
  let scroller: Element | undefined;
  let [across, down] = [0, 0];
  while (!isSurface(surface) && surface.parentElement) {
    surface = surface.parentElement;
    across += surface.scrollLeft;
    down += surface.scrollTop;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = surface;
    const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
    if (scrolls && getComputedStyle(surface).overflow !== 'visible') scroller ??= surface;
  }
  const passed = getComputedStyle(surface).position === 'fixed' ? 0 : window.scrollY;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const box = { left, right, top: top + passed, bottom: bottom + passed };
  return {
    name: `${element.getAttribute('role') ?? element.localName} "${(element.ariaLabel ?? element.innerText ?? '').trim().slice(0, 40)}"`,
    number: numberOf(element),
    box,
    scroller: numberOf(scroller ?? surface),
    unmoved: {
      left: box.left + across,
      right: box.right + across,
      top: box.top + down,
      bottom: box.bottom + down,
    },
    surface: numberOf(surface),
    ringed,
    guard: element.matches('[data-base-ui-focus-guard]'),
  };
}
