import { useTranslation } from 'react-i18next';
import type { SignInStep } from './signInStep.ts';

/** The title of a login step that has its own. */
export function useStepTitle({ name }: SignInStep): string | undefined {
  const { t } = useTranslation('session');
  return name === 'credentials' ? undefined : t(`${name}.title`);
}
