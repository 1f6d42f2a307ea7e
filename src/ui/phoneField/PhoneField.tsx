import { Field as Base } from '@base-ui/react/field';
import { classNames } from '#src/ui/classNames.ts';
import * as box from '#src/ui/field/ControlBox.css.ts';
import { ControlBox } from '#src/ui/field/ControlBox.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import * as styles from './PhoneField.css.ts';
import { countryNamedIn, type PhoneCountry, type PhoneValue } from './phoneCountry.ts';

export interface PhoneFieldProps extends FieldLook, Controlled<PhoneValue> {
  /** The countries whose numbers are accepted, the most likely one first. A single one needs no choice. */
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  labels: { country: string };
  /** An example of a number in the country. */
  placeholder?: string | undefined;
}

/**
 * A field for a mobile number in any format and either set of digits. The text stays as typed; `readPhone` turns it into the number to
 * send. A number that names its country (`+880…`) selects it.
 */
export function PhoneField({
  label,
  hint,
  error,
  required,
  disabled,
  countries,
  labels,
  value,
  onChange,
  ...input
}: PhoneFieldProps) {
  const type = (text: string) => {
    const named = countryNamedIn(text, countries);
    onChange({ countryCode: named?.countryCode ?? value.countryCode, text });
  };
  const [only, ...others] = countries;
  const choice = others.length > 0;
  return (
    <Field {...{ label, hint, error, required, disabled }}>
      {/* A number reads from left to right in every script, its dialling code first. */}
      <div dir="ltr">
        <ControlBox
          prefix={!choice && `+${only.countryDialingCode}`}
          lead={
            choice && (
              <CountrySelect
                countries={countries}
                countryCode={value.countryCode}
                onChange={(countryCode) => onChange({ ...value, countryCode })}
                label={labels.country}
                disabled={disabled}
              />
            )
          }
        >
          <Base.Control
            {...input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={value.text}
            onValueChange={type}
            required={required}
            className={classNames(box.input, styles.number)}
          />
        </ControlBox>
      </div>
    </Field>
  );
}
