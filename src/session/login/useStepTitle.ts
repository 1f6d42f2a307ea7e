import { useTranslation } from 'react-i18next';
import type { SignInStep } from './signInStep.ts';

/** The title of a step of the login that has one of its own. */
export function useStepTitle({ name }: SignInStep): string | undefined {
  const { t } = useTranslation('session');
  return name === 'credentials' ? undefined : t(`${name}.title`);
}
