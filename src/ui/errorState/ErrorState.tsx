import { Button } from '#src/ui/button/Button.tsx';
import type { IconProps } from '#src/ui/icon/Icon.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  hint?: string;
  icon?: IconProps['name'];
  retryLabel: string;
  onRetry: () => void;
  /** Whether a retry is running. */
  retrying?: boolean | undefined;
}

/** The error state of a part whose data failed to load, with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { title, hint, icon = 'alert', retryLabel, onRetry, retrying } = props;
  return (
    <StatePanel icon={icon} title={title} hint={hint} role="alert">
      <Button icon="refresh" busy={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    </StatePanel>
  );
}
