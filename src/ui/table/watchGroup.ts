import { flushSync } from 'react-dom';
import { NEAR_PX, nextToTurn, type PlacedGroup } from './nearGroups.ts';

interface WatchedGroup extends PlacedGroup {
  /** Brings its cards into the page, or takes them away. */
  turn: (shown: boolean) => void;
}

/** The groups of all lists in the page. */
const groups = new Map<Element, WatchedGroup>();
let observer: IntersectionObserver | undefined;
let listeners: AbortController | undefined;
let frame = 0;
let isPrinting = false;

function turn(group: WatchedGroup, shown: boolean): void {
  group.shown = shown;
  group.turn(shown);
}

/** Brings one group into the page and takes one away per frame until all are as they should be. */
function turnInFrames(): void {
  if (frame !== 0 || isPrinting) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    const next = isPrinting ? [] : nextToTurn(groups.values(), window.innerHeight);
    if (next.length === 0) return;
    for (const group of next) turn(group, group.near);
    turnInFrames();
  });
}

function noteNear(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const group = groups.get(target);
    if (group) group.near = isIntersecting;
  }
  turnInFrames();
}

/** All cards are printed: they are in the page before the browser takes its picture of it. */
function showAll(): void {
  isPrinting = true;
  flushSync(() => {
    for (const group of groups.values()) if (!group.shown) turn(group, true);
  });
}

function start(): IntersectionObserver {
  listeners = new AbortController();
  const { signal } = listeners;
  const margin = `${NEAR_PX}px 0px`;
  addEventListener('beforeprint', showAll, { signal });
  const afterPrint = () => {
    isPrinting = false;
    turnInFrames();
  };
  addEventListener('afterprint', afterPrint, { signal });
  // The group that had the focus may be far away.
  addEventListener('focusout', turnInFrames, { signal });
  // The document as the root: the margin counts in a frame too. Lists in dialogs scroll in a box of their own.
  return new IntersectionObserver(noteNear, {
    root: document,
    rootMargin: margin,
    scrollMargin: margin,
  });
}

/** The groups that stay with the focus: that around it and its neighbours, so that Tab leads from card to card. */
const holdsFocus = (element: Element): boolean =>
  [element.previousElementSibling, element, element.nextElementSibling].some((near) =>
    near?.contains(document.activeElement),
  );

/**
 * Watches a group of cards: calls `turn` when it comes near the view and its cards are due in the page, and when they are not any more.
 * @param shown whether its cards are in the page now
 * @returns a cleanup function
 */
export function watchGroup(
  element: HTMLElement,
  shown: boolean,
  onTurn: (shown: boolean) => void,
): () => void {
  observer ??= start();
  groups.set(element, {
    near: shown,
    shown,
    isHeld: () => holdsFocus(element),
    edges: () => element.getBoundingClientRect(),
    turn: onTurn,
  });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    groups.delete(element);
    if (groups.size > 0) return;
    observer?.disconnect();
    listeners?.abort();
    observer = undefined;
    isPrinting = false;
  };
}
