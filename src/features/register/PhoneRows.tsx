import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfigs } from '#src/platform/contract.generated.ts';
import { OneTimeCodeField } from '#src/session/fields/OneTimeCodeField.tsx';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useFieldCheck } from '#src/session/fields/useFieldCheck.ts';
import { PhoneInput } from '#src/session/phone/PhoneInput.tsx';
import { PhoneNotice } from '#src/session/phone/PhoneNotice.tsx';
import { readMarketPhone } from '#src/session/phone/readMarketPhone.ts';
import { usePhoneCheck } from '#src/session/phone/usePhoneCheck.ts';
import type { PhoneProof } from '#src/session/phone/usePhoneProof.ts';
import type { PhoneValue } from '#src/ui/phoneField/phoneCountry.ts';
import type { RegisterValues } from './registerValues.ts';
import type { LiveCheck } from './useLiveCheck.ts';

export interface PhoneRowsProps {
  rules: FieldConfigs;
  /** Verifies the number. */
  phone: PhoneProof;
  /** When the platform checks the number. */
  live: LiveCheck;
}

/** The mobile number, and its code if the brand requires one (S5.6, S7.4). */
export function PhoneRows({ rules, phone, live }: PhoneRowsProps) {
  const { t } = useTranslation('session');
  const { market } = useBrand();
  const { control, clearErrors, getValues, trigger } = useFormContext<RegisterValues>();
  const { mobileNum: rule, verificationCode: code } = rules;
  const checkPhone = usePhoneCheck(rule.required);
  const checkField = useFieldCheck();
  const check = async (value: PhoneValue) => {
    const fault = await checkPhone(value);
    if (fault !== undefined || value.text.trim() === '') return fault;
    const read = await readMarketPhone(value, market);
    return read && checkField(rule, read.mobileNum);
  };
  const send = async () => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined;
    const read = await readMarketPhone(getValues('mobileNum'), market);
    const sent = read && (await phone.send(read.e164));
    // A code that was missing is now on its way, as its hint says.
    if (sent) clearErrors('verificationCode');
    return sent;
  };
  const needsCode = () => code.required || getValues('mobileNum').text.trim() !== '';
  return (
    <>
      <TouchedController
        control={control}
        name="mobileNum"
        rules={{ validate: check, ...live.rules }}
        render={({ field, fieldState }) => (
          <PhoneInput
            {...field}
            error={fieldState.error?.message}
            required={rule.required}
            withForm
          />
        )}
      />
      {code.enabled && (
        <>
          <TouchedController
            control={control}
            name="verificationCode"
            rules={{
              validate: (value) =>
                needsCode() && value.trim() === '' ? t('fault.required') : undefined,
            }}
            render={({ field, fieldState }) => (
              <OneTimeCodeField
                {...field}
                error={fieldState.error?.message}
                required={code.required}
                send={send}
              />
            )}
          />
          <PhoneNotice />
        </>
      )}
    </>
  );
}
