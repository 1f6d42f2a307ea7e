import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '#src/ui/passwordField/PasswordField.tsx';

/** The password that one has, with the words of the product. */
export function PlainPassword(
  props: Omit<PasswordFieldProps, 'label' | 'labels' | 'autoComplete' | 'strength'> & {
    /** Other words than “Password”, where the form has two. */
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
