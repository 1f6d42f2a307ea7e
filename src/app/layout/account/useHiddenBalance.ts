import { useState } from 'react';
import { recall, remember } from '#src/app/storage.ts';

const KEY = 'livery.balance';
const HIDDEN = 'hidden';

/** Whether the player hides the balance on this device (S2.20), and how to change it. */
export function useHiddenBalance(): [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => recall(KEY) === HIDDEN);
  const choose = (next: boolean) => {
    setHidden(next);
    remember(KEY, next ? HIDDEN : 'shown');
  };
  return [hidden, choose];
}
