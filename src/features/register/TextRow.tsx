import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useBirthday } from '#src/session/fields/useBirthday.ts';
import { useFieldWords } from '#src/session/fields/useFieldWords.ts';
import { PasswordField } from '#src/ui/passwordField/PasswordField.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import type { TextName } from './fieldNames.ts';
import { INPUT_HINTS } from './inputHints.ts';
import type { RegisterValues } from './registerValues.ts';
import { useFieldRule } from './useFieldRule.ts';
import type { LiveCheck } from './useLiveCheck.ts';

export interface TextRowProps {
  name: TextName;
  rule: FieldConfig;
  /** When the platform checks it. */
  live: LiveCheck;
}

/** A text field of the registration, with its hint and error. */
export function TextRow({ name, rule, live }: TextRowProps) {
  const { t } = useTranslation(['register', 'session']);
  const { control } = useFormContext<RegisterValues>();
  const check = useFieldRule();
  const { inWords, example } = useBirthday();
  const words = useFieldWords();
  const { patternId, minLength: min, maxLength: max } = rule;
  const format = words({ rule: 'pattern', patternId, min, max });
  const hints: Partial<Record<TextName, string | false>> = {
    username: live.isUnanswered && t('checkedLater'),
    birthday: t('birthdayHint', { example }),
    recommenderId: t('invitationHint.recommenderId', { format }),
    affiliateCode: t('invitationHint.affiliateCode', { format }),
    referralCode: t('invitationHint.referralCode', { format }),
  };
  return (
    <TouchedController
      control={control}
      name={name}
      rules={{ validate: (value) => check(name, rule, value), ...live.rules }}
      render={({ field, fieldState }) => {
        const shared = {
          ...field,
          label: t(`field.${name}`),
          hint: (name === 'birthday' && inWords(field.value)) || hints[name] || format,
          error: fieldState.error?.message,
          required: rule.required,
        };
        if (name !== 'paymentPassword') return <TextField {...shared} {...INPUT_HINTS[name]} />;
        const labels = { show: t('session:password.show'), hide: t('session:password.hide') };
        return <PasswordField {...shared} autoComplete="new-password" labels={labels} />;
      }}
    />
  );
}
