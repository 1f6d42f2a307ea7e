import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as surface from '#src/ui/popup/Popup.css.ts';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it is about; read out with it. */
  title: string;
  /** The title is read out alone, where the content shows by itself what it is. */
  titleHidden?: boolean | undefined;
  /** The content, or what makes it: a link in it calls `close` when it is followed. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** `l` is for columns, as in the drop-down of many vendors (S2.18). */
  size?: (typeof styles.SIZES)[number] | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** A resting pointer opens it too. */
  openOnHover?: boolean | undefined;
  /** It stays where it is while the page scrolls, as what opens it does: for a header that stays. */
  fixed?: boolean | undefined;
}

/** The distance from the trigger, in px. */
const OFFSET = 8;

/** A small surface beside what opened it. It leaves the page usable; Escape and a press beside it close it. */
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
