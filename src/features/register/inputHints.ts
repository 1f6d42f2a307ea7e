import type { TextFieldProps } from '#src/ui/textField/TextField.tsx';
import type { TextName } from './fieldNames.ts';

/** The hints by which browsers and phones help with a field. */
type InputHints = Pick<
  TextFieldProps,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'type'
>;

/** A name typed as is: no capitals, no corrections. */
const handle = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

/** The input hints of each text field. */
export const INPUT_HINTS: Record<Exclude<TextName, 'paymentPassword'>, InputHints> = {
  username: { ...handle, autoComplete: 'username' },
  email: { ...handle, type: 'email', autoComplete: 'email', inputMode: 'email' },
  fullName: { autoComplete: 'name', autoCapitalize: 'words' },
  payeeName: { autoComplete: 'off', autoCapitalize: 'words', spellCheck: false },
  birthday: { autoComplete: 'bday', inputMode: 'text' },
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
  recommenderId: handle,
  affiliateCode: handle,
  referralCode: handle,
};
