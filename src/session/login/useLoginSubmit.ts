import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';

/**
 * Sends a login form, never twice at a time. A refusal stands above the form, and says from when on it can be tried again where
 * the name is locked; what the captcha shows is asked for anew, all else that was typed stays.
 */
export function useLoginSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  clearCaptcha: () => void,
  action: (values: Values) => Promise<void>,
) {
  const words = useErrorMessage();
  const send = useSingleFlight(async (values: Values) => {
    try {
      await action(values);
    } catch (error) {
      clearCaptcha();
      form.setError('root', { message: words(error) });
    }
  });
  return form.handleSubmit(send);
}
