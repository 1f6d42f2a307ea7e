import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Scrolls to the top when a view replaces another one of the same page; a reload keeps its position. */
export function useTopOnArrival(): void {
  const type = useNavigationType();
  const arrive = useEffectEvent(() => {
    if (type !== 'POP') window.scrollTo({ top: 0 });
  });
  useEffect(() => arrive(), []);
}
