import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useBirthday } from '#src/session/fields/useBirthday.ts';
import { useBirthdayCheck } from '#src/session/fields/useBirthdayCheck.ts';
import { TextField, type TextFieldProps } from '#src/ui/textField/TextField.tsx';
import type { DetailName, DetailValues } from './missingDetails.ts';
import { useRealNameCheck } from './useRealNameCheck.ts';

/** What browsers and phones need to know of a field to assist typing. */
const FIELDS: Record<
  DetailName,
  Pick<TextFieldProps, 'autoCapitalize' | 'autoComplete' | 'spellCheck'>
> = {
  realName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  birthday: { autoComplete: 'bday' },
};

/** The field of one detail, with its hint and error. */
export function DetailRow({ name }: { name: DetailName }) {
  const { t } = useTranslation(['details', 'session']);
  const { control } = useFormContext<DetailValues>();
  const checkName = useRealNameCheck();
  const { inWords, example } = useBirthday();
  const checkBirthday = useBirthdayCheck();
  const validate = (typed: string) => {
    if (typed.trim() === '') return t('session:fault.required');
    return name === 'birthday' ? checkBirthday(typed) : checkName(typed);
  };
  return (
    <TouchedController
      control={control}
      name={name}
      rules={{ validate }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          {...FIELDS[name]}
          required
          label={t(`field.${name}`)}
          hint={(name === 'birthday' && inWords(field.value)) || t(`hint.${name}`, { example })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
