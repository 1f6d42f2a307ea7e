import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Shows a view from its top that has come in the place of another one of the same page; a reload stays where it was. */
export function useTopOnArrival(): void {
  const type = useNavigationType();
  const arrive = useEffectEvent(() => {
    if (type !== 'POP') window.scrollTo({ top: 0 });
  });
  useEffect(() => arrive(), []);
}
