import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldFindings } from '#src/platform/endpoints/registration/fieldFindings.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';
import { useFieldWords } from './useFieldWords.ts';

/**
 * Sends a form to the platform, never twice at a time. A refusal is shown at the fields of `names` (in page order) that it blames, else
 * above the form, with the platform's code as its type; what was typed stays.
 *
 * @param fieldOf the form's names for fields that the platform names differently
 */
export function useFormSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  action: (values: Values) => Promise<void>,
  fieldOf: Readonly<Record<string, Path<Values>>> = {},
) {
  const words = useErrorMessage();
  const fieldWords = useFieldWords();
  const send = useSingleFlight(async (values: Values) => {
    try {
      await action(values);
    } catch (error) {
      const faults = fieldFindings(error).flatMap((finding) => {
        const own = fieldOf[finding.name] ?? finding.name;
        const name = names.find((known) => known === own);
        return name === undefined ? [] : [{ name, message: fieldWords(finding) }];
      });
      for (const [place, { name, message }] of faults.entries()) {
        form.setError(name, { message }, { shouldFocus: place === 0 });
      }
      if (faults.length > 0) return;
      const type = error instanceof PlatformError ? error.code : 'unexpected_error';
      form.setError('root', { type, message: words(error) });
    }
  });
  // The form itself would use the order in which its fields were first shown.
  const focusFirst = (errors: FieldErrors<Values>) => {
    const first = names.find((name) => name in errors);
    if (first !== undefined) form.setFocus(first);
  };
  return form.handleSubmit(send, focusFirst);
}
