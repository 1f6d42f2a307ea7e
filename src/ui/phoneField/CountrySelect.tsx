import { Field as Base } from '@base-ui/react/field';
import { Select } from '@base-ui/react/select';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as select from '#src/ui/select/Select.css.ts';
import { SelectList } from '#src/ui/select/SelectList.tsx';
import * as styles from './PhoneField.css.ts';
import type { PhoneCountry } from './phoneCountry.ts';

export interface CountrySelectProps {
  countries: readonly PhoneCountry[];
  countryCode: string;
  onChange: (countryCode: string) => void;
  label: string;
  disabled: boolean | undefined;
}

/** The dialling code of a phone number. A separate field, so that label and errors stay those of the number. */
export function CountrySelect({
  countries,
  countryCode,
  onChange,
  label,
  disabled,
}: CountrySelectProps) {
  const options = countries.map(({ countryCode: value, name, countryDialingCode }) => ({
    value,
    label: name,
    hint: <bdi dir="ltr">+{countryDialingCode}</bdi>,
  }));
  return (
    <Base.Root disabled={disabled} className={styles.countryField}>
      <Select.Root
        items={options}
        value={countryCode}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Select.Trigger aria-label={label} className={styles.country}>
          <Select.Value>
            {(chosen: string) => options.find(({ value }) => value === chosen)?.hint}
          </Select.Value>
          <Select.Icon className={select.chevron}>
            <Icon name="chevronDown" size="s" />
          </Select.Icon>
        </Select.Trigger>
        <SelectList options={options} />
      </Select.Root>
    </Base.Root>
  );
}
