import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useBirthday } from '#src/session/fields/useBirthday.ts';
import { useFieldWords } from '#src/session/fields/useFieldWords.ts';
import { TextField, type TextFieldProps } from '#src/ui/textField/TextField.tsx';
import type { ProfileName, ProfileValues } from './profileFields.ts';
import { NAME_RULES, useProfileCheck } from './useProfileCheck.ts';

/** The hints by which browsers and phones help with a field. */
type Hints = Pick<
  TextFieldProps,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'required' | 'spellCheck'
>;

/** A name typed as is: no capitals, no corrections. */
const handle: Hints = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };

const FIELDS: Record<ProfileName, Hints> = {
  nickname: { autoComplete: 'nickname', spellCheck: false, required: true },
  realName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  birthday: { autoComplete: 'bday' },
  fullName: { autoComplete: 'name', autoCapitalize: 'words' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
  sourceOfIncome: { autoComplete: 'off' },
  idNumber: handle,
  whatsapp: { ...handle, inputMode: 'tel' },
  facebook: handle,
  telegram: handle,
  zalo: { ...handle, inputMode: 'tel' },
  line: handle,
  wechat: handle,
  qqNum: { ...handle, inputMode: 'numeric' },
};

/** One field of the player's details, with its hint and error. */
export function ProfileRow({ name }: { name: ProfileName }) {
  const { t } = useTranslation('member');
  const { control } = useFormContext<ProfileValues>();
  const check = useProfileCheck();
  const { inWords, example } = useBirthday();
  const words = useFieldWords();
  const { minLength: min, maxLength: max } = NAME_RULES.nickname;
  const hints: Partial<Record<ProfileName, string>> = {
    nickname: t('hint.nickname', { length: words({ rule: 'length', patternId: 0, min, max }) }),
    realName: t('hint.realName'),
    birthday: t('hint.birthday', { example }),
  };
  return (
    <TouchedController
      control={control}
      name={name}
      rules={{ validate: (typed) => check(name, typed) }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          {...FIELDS[name]}
          label={t(`field.${name}`)}
          hint={(name === 'birthday' && inWords(field.value)) || hints[name]}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
