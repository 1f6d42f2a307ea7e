import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';

/**
 * Sends a login form, never twice at a time. A refusal is shown above the form, with the time of the next allowed try if the name is
 * locked; the captcha is refreshed, all else that was typed stays.
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
