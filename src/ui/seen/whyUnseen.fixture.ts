/**
 * Explains why a person cannot see an element, as the end of a sentence; returns an empty string if it is visible.
 *
 * An element is visible if it is painted at its middle and at one of two more points, and nothing opaque is in front of it.
 * An element scrolled out of view is scrolled to the middle, and back once it was seen; until then it stays there, since some
 * content is painted or loaded only in view. An element merely clipped by an ancestor is not scrolled to. Playwright
 * sends this function to the page as text, so its body uses nothing from outside.
 */
export function whyUnseen(target: Element): string {
  /** The smallest scroll container in which a person would scroll, in px. */
  const LEAST_ROOM = 100;
  const FAINT = 0.1;
  const OPAQUE = 0.5;
  type Point = readonly [x: number, y: number];

  const nameOf = (element: Element) => {
    const mark = element.id ? `#${element.id}` : element.classList[0];
    const label = element.getAttribute('aria-label') ?? element.getAttribute('role');
    const name = element.tagName.toLowerCase() + (mark ? `.${mark}`.replace('.#', '#') : '');
    return label ? `${name} "${label}"` : name;
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const alphaOf = (color: string) =>
    color === 'transparent' ? 0 : Number(/(?:rgba.*,|\/)\s*([\d.]+)\)$/.exec(color)?.[1] ?? 1);
  const isFilled = ({ content, backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    content !== 'none' &&
    (alphaOf(backgroundColor) >= OPAQUE ||
      (backgroundImage !== 'none' && !/rgba|transparent|\/ /.test(backgroundImage)));
  const hides = (front: Element, element: Element) => {
    if (opacityOf(front) < OPAQUE) return false;
    if (['::before', '::after'].some((part) => isFilled(getComputedStyle(front, part))))
      return true;
    const isPicture = front.matches('img, video, canvas, iframe, object, embed');
    return !front.contains(element) && (isPicture || isFilled(getComputedStyle(front)));
  };

  /** The ancestors that can clip an element, from the inside out; none beyond its containing blocks. */
  const clippersOf = (element: Element) => {
    const clippers: { box: Element; style: CSSStyleDeclaration }[] = [];
    let { position } = getComputedStyle(element);
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const holds = style.transform !== 'none' || style.contain.includes('paint');
      const escapes =
        position === 'fixed' || (position === 'absolute' && style.position === 'static');
      if (escapes && !holds) continue;
      position = style.position;
      if (`${style.overflowX} ${style.overflowY}` !== 'visible visible')
        clippers.push({ box, style });
    }
    return { clippers, isFixed: position === 'fixed' };
  };
  const boxOf = (element: Element) => {
    const whole = element.getBoundingClientRect();
    // An inline element over several lines has one box per line, and perhaps nothing at the middle of them all.
    const [largest] = [...element.getClientRects()].sort(
      (one, other) => other.width * other.height - one.width * one.height,
    );
    return largest && largest.width * largest.height > 0 ? largest : whole;
  };
  const middleOf = ({ left, top, width, height }: DOMRect): Point => [
    left + width / 2,
    top + height / 2,
  ];
  const view = () =>
    new DOMRect(0, 0, document.documentElement.clientWidth, document.documentElement.clientHeight);
  const isIn = ([x, y]: Point, { left, right, top, bottom }: DOMRect) =>
    x >= left && x < right && y >= top && y < bottom;

  /** Scrolls to an element. Returns a function that scrolls back. */
  const scrollTo = (element: Element) => {
    const { clippers, isFixed } = clippersOf(element);
    const offset = (port: DOMRect) => {
      const [[x, y], [midX, midY]] = [middleOf(boxOf(element)), middleOf(port)];
      return { left: x - midX, top: y - midY };
    };
    const canScroll = (overflow: string, room: number) =>
      /auto|scroll/.test(overflow) && room >= LEAST_ROOM;
    const page = document.scrollingElement ?? document.documentElement;
    const boxes = [...clippers.map(({ box }) => box), page];
    const places = boxes.map((box) => ({ box, left: box.scrollLeft, top: box.scrollTop }));
    for (const { box, style } of clippers) {
      const { left, top } = offset(box.getBoundingClientRect());
      box.scrollBy({
        left: canScroll(style.overflowX, box.clientWidth) ? left : 0,
        top: canScroll(style.overflowY, box.clientHeight) ? top : 0,
        behavior: 'instant',
      });
    }
    if (!isFixed) window.scrollBy({ ...offset(view()), behavior: 'instant' });
    return () => {
      for (const { box, left, top } of places) box.scrollTo({ left, top, behavior: 'instant' });
    };
  };

  const missAt = (element: Element, point: Point): string => {
    if (!isIn(point, view())) return `is outside the viewport, at ${point.map(Math.round).join()}`;
    const stack = document.elementsFromPoint(...point);
    const depth = stack.findIndex((front) => element.contains(front));
    if (depth >= 0) {
      const cover = stack.slice(0, depth).find((front) => hides(front, element));
      return cover ? `is covered by ${nameOf(cover)}` : '';
    }
    const { clippers } = clippersOf(element);
    const clipper = clippers.find(({ box }) => !isIn(point, box.getBoundingClientRect()));
    if (!clipper) return 'is not painted at its middle';
    const { overflowX, overflowY } = clipper.style;
    return `is clipped by ${nameOf(clipper.box)} (overflow: ${overflowX} ${overflowY})`;
  };

  /** The middle, and two points of the part of the element that scroll containers and the viewport show. */
  const pointsOf = (element: Element): readonly [Point, Point, Point] => {
    const box = boxOf(element);
    const ports = clippersOf(element).clippers.map(({ box: port }) => port.getBoundingClientRect());
    const shown = [view(), ...ports].filter((port) => isIn(middleOf(box), port));
    const left = Math.max(box.left, ...shown.map((port) => port.left));
    const top = Math.max(box.top, ...shown.map((port) => port.top));
    const width = Math.min(box.right, ...shown.map((port) => port.right)) - left;
    const height = Math.min(box.bottom, ...shown.map((port) => port.bottom)) - top;
    return [
      middleOf(box),
      [left + width / 3, top + height / 3],
      [left + (2 * width) / 3, top + (2 * height) / 3],
    ];
  };
  const missOf = (element: Element) => {
    const [middle, ...beside] = pointsOf(element).map((point) => missAt(element, point));
    const miss = middle || (beside.every((each) => each !== '') && beside[0]) || '';
    const isLoading = element instanceof HTMLImageElement && element.naturalWidth === 0;
    return miss || (isLoading ? 'is a picture that has not loaded' : '');
  };

  const look = (element: Element): string => {
    if (!element.isConnected) return 'is no longer in the page';
    if (getComputedStyle(element).display === 'contents') {
      const reasons = [...element.children].map(look);
      return reasons.includes('') ? '' : (reasons[0] ?? 'has no box');
    }
    if (!element.checkVisibility({ visibilityProperty: true })) return 'is not rendered';
    const inert = element.closest('[inert]');
    if (inert) return `is inert because of ${nameOf(inert)}`;
    if (opacityOf(element) < FAINT) return `is transparent (opacity ${opacityOf(element)})`;
    const { width, height } = boxOf(element);
    if (width * height <= 1) return `is ${width} × ${height} px`;
    if (!missOf(element)) return '';
    const scrollBack = scrollTo(element);
    const miss = missOf(element);
    if (!miss) scrollBack();
    return miss;
  };

  // Elements without pointer events are painted too, and inline styles would break the page's security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  try {
    const labels = 'labels' in target && target.labels instanceof NodeList ? target.labels : [];
    const reasons = [target, ...labels].filter((element) => element instanceof Element).map(look);
    return reasons.includes('') ? '' : (reasons[0] ?? '');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}
