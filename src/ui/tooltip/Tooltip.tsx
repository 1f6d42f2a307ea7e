import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useId, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export const SIDES = ['top', 'bottom', 'inline-start', 'inline-end'] as const;

export interface TooltipProps {
  /** A short text that adds to the trigger's own. */
  words: string;
  /** The trigger: a focusable element. */
  children: ReactElement;
  side?: (typeof SIDES)[number] | undefined;
}

/** The distance from the trigger, in px. */
const OFFSET = 6;

/** A tooltip on hover or focus. Escape closes it. */
export function Tooltip({ words, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={children} aria-describedby={open ? id : undefined} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={OFFSET}>
          <Base.Popup id={id} role="tooltip" className={styles.tooltip}>
            {words}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
