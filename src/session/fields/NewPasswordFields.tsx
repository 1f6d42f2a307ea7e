import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { PasswordField } from '#src/ui/passwordField/PasswordField.tsx';
import { passwordStrength } from './passwordStrength.ts';
import { TouchedController } from './TouchedController.tsx';
import { useFieldCheck } from './useFieldCheck.ts';
import { useFieldWords } from './useFieldWords.ts';

/** The new-password fields of a form. */
export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

export interface NewPasswordFieldsProps {
  rule: FieldConfig;
  /** The label of the first field. */
  label: string;
  /** Shows its strength: for passwords, not for numbers. */
  rated?: boolean;
}

/** The new password, typed twice, within a `FormProvider` (S5.1, S5.8). */
export function NewPasswordFields({ rule, label, rated }: NewPasswordFieldsProps) {
  const { t } = useTranslation('session');
  const { control, getFieldState, getValues, trigger, formState } =
    useFormContext<NewPasswordValues>();
  const check = useFieldCheck();
  const words = useFieldWords();
  const labels = { show: t('password.show'), hide: t('password.hide') };
  const strengthOf = (password: string) => {
    const score = passwordStrength(password);
    return { score, word: t(`password.strength.${score}`), label: t('password.strength.label') };
  };
  const { patternId, minLength: min, maxLength: max } = rule;
  return (
    <>
      <TouchedController
        control={control}
        name="password"
        rules={{
          validate: (value) => check(rule, value),
          onChange: () => {
            const judged = formState.isSubmitted || getFieldState('confirmPassword').invalid;
            return judged && trigger('confirmPassword');
          },
        }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={label}
            hint={words({ rule: 'pattern', patternId, min, max })}
            error={fieldState.error?.message}
            autoComplete="new-password"
            labels={labels}
            strength={rated ? strengthOf(field.value) : undefined}
            required={rule.required}
          />
        )}
      />
      <TouchedController
        control={control}
        name="confirmPassword"
        rules={{
          validate: (value) => {
            if (value === '' && rule.required) return t('fault.required');
            return value === getValues('password') ? undefined : t('inconsistent_twice');
          },
        }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t('password.again')}
            error={fieldState.error?.message}
            autoComplete="new-password"
            labels={labels}
            required={rule.required}
          />
        )}
      />
    </>
  );
}
