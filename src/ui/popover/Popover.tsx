import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as surface from '#src/ui/popup/Popup.css.ts';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The title, also its accessible name. */
  title: string;
  /** Whether the title is for screen readers only, if the content explains itself. */
  titleHidden?: boolean | undefined;
  /** The content, or a function for it: a link in it calls `close` when it is followed. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** `l` is for columns, as in the drop-down of many vendors (S2.18). */
  size?: (typeof styles.SIZES)[number] | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether hovering opens it too. */
  openOnHover?: boolean | undefined;
  /** Whether it stays fixed while the page scrolls, like its trigger: for a sticky header. */
  fixed?: boolean | undefined;
}

/** The distance from the trigger, in px. */
const OFFSET = 8;

/** A small surface next to its trigger. The page stays usable; Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { trigger, title, titleHidden, children, size = 'm', align = 'start' } = props;
  const { openOnHover, fixed } = props;
  const [open, setOpen] = useState(false);
  const content = typeof children === 'function' ? children(() => setOpen(false)) : children;
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} openOnHover={openOnHover} />
      <Base.Portal>
        <Base.Positioner
          className={surface.positioner}
          align={align}
          sideOffset={OFFSET}
          positionMethod={fixed ? 'fixed' : 'absolute'}
        >
          <Base.Popup className={classNames(surface.popup, styles.content, styles.size[size])}>
            <Base.Title className={titleHidden ? visuallyHidden : styles.title}>{title}</Base.Title>
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
