import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type CardMemory, recallCards, rememberCards } from './cardMemory.ts';

/** The memory of the list with a label on the current history entry. A list that stays while the address changes keeps its own. */
export function useCardMemory(label: string): CardMemory {
  const { key } = useLocation();
  const [memory] = useState(() => recallCards(key, label));
  useEffect(() => rememberCards(key, label, memory), [key, label, memory]);
  return memory;
}
