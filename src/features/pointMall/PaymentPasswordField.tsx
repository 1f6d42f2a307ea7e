import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '#src/ui/passwordField/PasswordField.tsx';

type PaymentPasswordFieldProps = Pick<
  PasswordFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'
>;

/** The payment password, checked before points are spent (S7.30). */
export function PaymentPasswordField(props: PaymentPasswordFieldProps) {
  const { t } = useTranslation('pointMall');
  return (
    <PasswordField
      {...props}
      label={t('password.label')}
      labels={{ show: t('password.show'), hide: t('password.hide') }}
      autoComplete="current-password"
      required
    />
  );
}
