declare global {
  interface Window {
    /** The numbers of elements that the focus has met. */
    __FOCUS_NUMBERS__?: Map<Element, number>;
  }
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the focus stands, as the story matrix compares it. */
export interface FocusStop {
  name: string;
  /** The number that the walk gave it; the same number is the same element. */
  number: number;
  /** Where it is seen on the page. */
  box: Box;
  /** What scrolls around it, by its number; its surface where nothing does. */
  scroller: number;
  /** Where it would be seen if nothing around it were scrolled: a focus brings what lies out of sight into view. */
  unmoved: Box;
  /** What it lies on, by its number: the page, a surface above it, or what keeps its place while the page moves below. */
  surface: number;
  /** It shows that it has the focus. */
  ringed: boolean;
  /** No stop of its own: it sends the focus round within a dialog. */
  guard: boolean;
}

/** The element that has the focus now; nothing where the page itself has it. Runs in the page, so it stands alone. */
export function focusStop(): FocusStop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const ringOf = (at: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(at, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  // A field shows it on the well around, a checkbox on the box that is drawn, a frame on what has it within.
  const near = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
    element instanceof HTMLIFrameElement && element.contentDocument?.activeElement,
  ];
  // The choice that is marked in an open list shows it by its ground.
  const marked = element.matches('[data-highlighted]');
  // What a frame of another origin shows within cannot be read, and a page within one that scrolls has no ring.
  const framed =
    element instanceof HTMLIFrameElement &&
    (element.contentDocument?.activeElement ?? null) === (element.contentDocument?.body ?? null);
  const ringed =
    marked ||
    framed ||
    near.some((at) => at && (ringOf(at) || ringOf(at, '::before') || ringOf(at, '::after')));
  // Not their places in the document, which move when an error comes up at a field that was left.
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
