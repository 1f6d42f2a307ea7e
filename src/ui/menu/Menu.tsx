import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as surface from '#src/ui/popup/Popup.css.ts';
import * as styles from './Menu.css.ts';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** MenuItem, MenuLink, MenuChoices and MenuSeparator. */
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The distance from the trigger, in px. */
const OFFSET = 8;

/** A menu of actions behind one button. Arrow keys and first letters move in it; Escape closes it. Load it on intent. */
export function Menu({ trigger, children, align = 'end', onOpenChange }: MenuProps) {
  return (
    <Base.Root onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={surface.positioner}
          align={align}
          sideOffset={OFFSET}
          // The page does not scroll while it is open, so only its button can move it.
          positionMethod="fixed"
        >
          <Base.Popup className={classNames(surface.popup, styles.list)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
