import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { PlatformError } from '#src/platform/PlatformError.ts';

const StepUpDialog = lazy(async () => ({
  default: (await import('./StepUpDialog.tsx')).StepUpDialog,
}));

/** The code with which the platform refuses an act until the player has authenticated again. */
const NEEDED = 'step_up_needed';

const isNeeded = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === NEEDED;

export interface StepUpGuard {
  /**
   * Runs an act that may need a step-up: it is tried, and whenever the platform asks for a proof, retried with the token that the player earned.
   * If a token no longer counts, the dialog says so.
   * Resolves to `false` if the player gave up. Throws every other refusal.
   */
  run: (act: (stepUpToken: string | undefined) => Promise<unknown>) => Promise<boolean>;
  /** The dialog that asks for the proof: rendered beside a form, never within it. */
  dialog: ReactNode;
}

/**
 * Runs acts of a screen that need a step-up. A token that an act did not use up serves for the next try.
 *
 * @param reason why a proof is asked for and what follows, if more can be said than fits every act
 */
export function useStepUp(reason?: string): StepUpGuard {
  const [answer, setAnswer] = useState<{
    again: boolean;
    give: (token: string | undefined) => void;
  }>();
  const held = useRef<string>(undefined);
  const ask = async (again: boolean) => {
    const given = await new Promise<string | undefined>((give) => setAnswer({ again, give }));
    setAnswer(undefined);
    return given;
  };
  return {
    run: async (act) => {
      while (true) {
        const token = held.current;
        try {
          await act(token);
          held.current = undefined;
          return true;
        } catch (error) {
          if (!isNeeded(error)) throw error;
          held.current = await ask(token !== undefined);
          if (held.current === undefined) return false;
        }
      }
    },
    dialog: answer && (
      <Suspense>
        <StepUpDialog reason={reason} again={answer.again} onAnswer={answer.give} />
      </Suspense>
    ),
  };
}
