import type { ReactNode } from 'react';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { depositPath } from '#src/shared/deposits/depositPath.ts';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';

export interface ReminderTargetProps {
  deposits: readonly [Deposit, ...Deposit[]];
  className: string;
  /** The accessible name, where the content is not it. */
  label?: string;
  /** Opens the list of several. */
  onList: () => void;
  children: ReactNode;
  ref?: (element: HTMLElement | null) => void;
}

/** What a press on the reminder does: it leads to the step of the only deposit, or opens the list of several. */
export function ReminderTarget({
  deposits,
  className,
  label,
  onList,
  children,
  ref,
}: ReminderTargetProps) {
  const [{ reference }] = deposits;
  const named = { ref, className, 'aria-label': label, title: label };
  return deposits.length === 1 ? (
    <RouteLink {...named} to={depositPath(reference)}>
      {children}
    </RouteLink>
  ) : (
    <button {...named} type="button" aria-haspopup="dialog" onClick={onList}>
      {children}
    </button>
  );
}
