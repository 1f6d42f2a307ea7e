import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '#src/ui/passwordField/PasswordField.tsx';

/** The current password, labelled by the product. */
export function CurrentPasswordField(
  props: Omit<PasswordFieldProps, 'label' | 'labels' | 'autoComplete' | 'strength'> & {
    /** A label other than “Password”, for a form with two. */
    label?: string;
  },
) {
  const { t } = useTranslation('session');
  return (
    <PasswordField
      {...props}
      label={props.label ?? t('password.label')}
      autoComplete="current-password"
      labels={{ show: t('password.show'), hide: t('password.hide') }}
      required
    />
  );
}
