import { type RefCallback, useCallback, useState } from 'react';
import type { GroupHeights } from './groupHeights.ts';
import { watchGroup } from './watchGroup.ts';

interface NearGroupOptions {
  /** The index of the group in its list. */
  place: number;
  /** The number of its rows. */
  rows: number;
  heights: GroupHeights;
  /** Whether its cards are in the page from the start. */
  first: boolean;
  /** Whether its cards are in the page only near the view. */
  watched: boolean;
}

/** Whether the cards of a group are in the page, and the ref of the group's element, whose children they are. */
export function useNearGroup(
  options: NearGroupOptions,
): [shown: boolean, ref: RefCallback<HTMLElement>] {
  const { place, rows, heights, first, watched } = options;
  const [shown, setShown] = useState(first || !watched);
  const ref = useCallback(
    (element: HTMLElement) => {
      if (!watched) return undefined;
      const isShown = () => element.childElementCount > 0;
      const measure = () => heights.keep(place, rows, element.getBoundingClientRect().height);
      const stop = watchGroup(element, isShown(), (next) => {
        if (!next) measure();
        setShown(next);
      });
      return () => {
        if (isShown()) measure();
        stop();
      };
    },
    [place, rows, heights, watched],
  );
  return [shown || !watched, ref];
}
