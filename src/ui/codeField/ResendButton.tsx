import { useId } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { useSecondsLeft } from '#src/ui/countdown/useSecondsLeft.ts';
import { useThrottled } from '#src/ui/field/useThrottled.ts';
import * as styles from './CodeField.css.ts';

/** A code is requested at most once a second (S9.1). */
const THROTTLE = 1000;

export interface ResendButtonProps {
  /**
   * The moment from which a code may be sent again, in milliseconds since 1970: the response's `expiredMinutes` after it
   * was sent (S4.7). The caller keeps it, so the wait survives a new mount of the button.
   */
  availableAt?: number | undefined;
  onSend: () => void;
  /** Whether a code is being sent. */
  busy?: boolean | undefined;
  /** `wait` shows the time left: `Again in 0:42`. */
  labels: { send: string; wait: (secondsLeft: number) => string };
  disabled?: boolean | undefined;
  /** The current time, in milliseconds since 1970; must be a stable function. */
  now?: (() => number) | undefined;
}

/**
 * A button that sends a code, then waits before another one may be sent, with a countdown beside it (S4.7). It keeps the focus meanwhile.
 */
export function ResendButton({
  availableAt = 0,
  onSend,
  busy,
  labels,
  disabled,
  now = Date.now,
}: ResendButtonProps) {
  const left = useSecondsLeft(availableAt, now);
  const send = useThrottled(onSend, THROTTLE);
  const waits = left > 0;
  const waitId = useId();
  return (
    <div className={styles.resend}>
      <Button
        size="s"
        busy={busy || (send.resting && !waits)}
        disabled={disabled}
        aria-disabled={waits || undefined}
        aria-describedby={waits ? waitId : undefined}
        onClick={waits ? undefined : send.act}
      >
        {labels.send}
      </Button>
      {waits && (
        <span id={waitId} className={styles.wait}>
          {labels.wait(left)}
        </span>
      )}
    </div>
  );
}
