import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for content that replaces a form or a button, to be focusable by script (`tabIndex={-1}`). When `state` changes and nothing has the
 * focus, as the pressed button is gone, it takes it. A change from elsewhere takes no focus from what the person is using.
 *
 * @param toTop whether the page then scrolls to its top, because the content is there and the replaced form was further down
 */
export function useFocusOnChange(state: unknown, toTop = false): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
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
