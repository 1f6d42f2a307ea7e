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
  /** It is being tried again. */
  retrying?: boolean | undefined;
}

/** What a part shows when its data did not come, with a way to try again. */
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
