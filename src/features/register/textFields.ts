import type { TextFieldProps } from '#src/ui/textField/TextField.tsx';
import type { TextName } from './fieldNames.ts';

/** What browsers and phones need to know of a field to help with it. */
type Hints = Pick<
  TextFieldProps,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'type'
>;

/** A name that is typed as it is: no capital, no correction. */
const handle = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

/** How each line of text is typed and filled in. */
export const TEXT_FIELDS: Record<Exclude<TextName, 'paymentPassword'>, Hints> = {
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
