import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { focusNewRow, type ListedRows, rowsIn } from './focusNewRow.ts';

/**
 * Moves the focus of a button that loads more rows to the first new row, if the button disappears with them.
 * @param hasMore whether the button is there
 * @returns the ref of the button, and a function to call when it is pressed
 */
export function useFocusOnNewRow(
  hasMore: boolean,
): [ref: RefCallback<HTMLButtonElement>, onPress: () => void] {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<ListedRows>(undefined);
  const isLost = useRef(false);
  const ref = useCallback((element: HTMLButtonElement) => {
    button.current = element;
    isLost.current = false;
    return () => {
      isLost.current = document.activeElement === element;
      button.current = null;
    };
  }, []);
  useEffect(() => {
    const { current: rows } = before;
    if (hasMore || !isLost.current || !rows) return undefined;
    before.current = undefined;
    return focusNewRow(rows);
  }, [hasMore]);
  const onPress = () => {
    const list = button.current?.parentElement;
    if (list) before.current = rowsIn(list);
  };
  return [ref, onPress];
}
