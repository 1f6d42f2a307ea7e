import { type ReactNode, useState } from 'react';
import { FormError } from '#src/ui/form/FormError.tsx';

/** A failure of a whole form, as react-hook-form holds it. */
interface Failure {
  type?: string | number;
  message?: string;
}

export interface FormFailureProps {
  /** The `formState` of the form. */
  state: { errors: { root?: Failure }; isSubmitting: boolean };
  /** The help for a failure. */
  children?: (failure: Failure) => ReactNode;
}

/**
 * The reason why a form failed. It stays until the next try is answered: if it disappeared on the first click, the form would move up, and
 * the second click of an impatient player would hit whatever is below the button. Each failure is read out, identical ones too.
 */
export function FormFailure({ state: { errors, isSubmitting }, children }: FormFailureProps) {
  const { root } = errors;
  const [shown, setShown] = useState({ root, nth: 0 });
  if (!isSubmitting && shown.root !== root) setShown({ root, nth: shown.nth + 1 });
  if (!shown.root?.message) return null;
  return (
    <FormError key={shown.nth} title={shown.root.message}>
      {children?.(shown.root)}
    </FormError>
  );
}
