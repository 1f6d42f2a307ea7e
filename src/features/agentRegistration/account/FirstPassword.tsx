import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { passwordStrength } from '#src/session/fields/passwordStrength.ts';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useFieldCheck } from '#src/session/fields/useFieldCheck.ts';
import { useFieldWords } from '#src/session/fields/useFieldWords.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PasswordField } from '#src/ui/passwordField/PasswordField.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { AccountValues } from './downlineAccountValues.ts';

export interface FirstPasswordProps {
  rule: FieldConfig;
  /** Returns another random password. */
  suggest: () => string;
}

/** The password for the first login: suggested, or typed by the agent. */
export function FirstPassword({ rule, suggest }: FirstPasswordProps) {
  const { t } = useTranslation(['agentRegistration', 'session']);
  const { control, setValue } = useFormContext<AccountValues>();
  const check = useFieldCheck();
  const words = useFieldWords();
  const { patternId, minLength: min, maxLength: max } = rule;
  const strengthOf = (password: string) => {
    const score = passwordStrength(password);
    const label = t('session:password.strength.label');
    return { score, word: t(`session:password.strength.${score}`), label };
  };
  return (
    <Stack gap="s">
      <TouchedController
        control={control}
        name="password"
        rules={{ validate: (value) => check(rule, value) }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t('account.password')}
            hint={words({ rule: 'pattern', patternId, min, max })}
            error={fieldState.error?.message}
            autoComplete="new-password"
            labels={{ show: t('session:password.show'), hide: t('session:password.hide') }}
            strength={strengthOf(field.value)}
            required
          />
        )}
      />
      <div>
        <Button
          icon="refresh"
          onClick={() =>
            setValue('password', suggest(), { shouldDirty: true, shouldValidate: true })
          }
        >
          {t('account.suggest')}
        </Button>
      </div>
    </Stack>
  );
}
