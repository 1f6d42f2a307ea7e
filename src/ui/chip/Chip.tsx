import type { ReactNode } from 'react';
import { chip } from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  selected: boolean;
  onSelect: () => void;
}

/** A button for one of several filters; the chosen one is pressed. */
export function Chip({ children, selected, onSelect }: ChipProps) {
  return (
    <button type="button" className={chip} aria-pressed={selected} onClick={onSelect}>
      {children}
    </button>
  );
}
