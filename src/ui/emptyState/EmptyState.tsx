import type { ReactNode } from 'react';
import type { IconProps } from '#src/ui/icon/Icon.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

export interface EmptyStateProps {
  /** Says that nothing is here: `in_no_data` (S2.28). */
  title: string;
  /** Says what will be here. */
  hint?: string;
  icon?: IconProps['name'];
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** The empty state of a list (S2.28). */
export function EmptyState({ title, hint, icon = 'empty', action }: EmptyStateProps) {
  return (
    <StatePanel icon={icon} title={title} hint={hint}>
      {action}
    </StatePanel>
  );
}
