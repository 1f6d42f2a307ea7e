import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to new content when `state` changes and the pressed button is gone. Put the returned ref on an element with
 * `tabIndex={-1}`. A change from elsewhere takes no focus from what the person is using.
 *
 * @param toTop whether the page then scrolls to its top, because the content is there and the replaced form was further down
 */
export function useFocusOnChange<Content extends HTMLElement = HTMLDivElement>(
  state: unknown,
  toTop = false,
): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const before = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current !== state && isLost) {
      content.current?.focus({ preventScroll: true });
      if (toTop) window.scrollTo({ top: 0 });
    }
    before.current = state;
  }, [state, toTop]);
  return content;
}
