import type { ReactNode } from 'react';
import type { IconProps } from '#src/ui/icon/Icon.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

export interface EmptyStateProps {
  /** Says what is missing or unavailable: `in_no_data` (S2.28). */
  title: string;
  /** Explains why, or what will appear here. */
  hint?: string;
  icon?: IconProps['name'];
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** The placeholder of a list that is empty, or of content that is unavailable (S2.28). */
export function EmptyState({ title, hint, icon = 'empty', action }: EmptyStateProps) {
  return (
    <StatePanel icon={icon} title={title} hint={hint}>
      {action}
    </StatePanel>
  );
}
