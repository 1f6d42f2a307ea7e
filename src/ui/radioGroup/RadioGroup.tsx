import { Field as Base } from '@base-ui/react/field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import * as styles from './RadioGroup.css.ts';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldLook, Controlled<Value | null> {
  options: readonly RadioOption<Value>[];
  /** `cards` if each option shows more than its name: the methods of a cashier. */
  look?: (typeof styles.LOOKS)[number];
}

/** A choice of a few visible options. */
export function RadioGroup<Value extends string>({
  options,
  look = 'lines',
  value,
  onChange,
  onBlur,
  name,
  ref,
  ...frame
}: RadioGroupProps<Value>) {
  return (
    <Field {...frame} names="other">
      <BaseRadioGroup<Value | null>
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        name={name}
        inputRef={ref}
        required={frame.required}
        className={classNames(styles.group, styles.groupLook[look])}
      >
        {options.map((option) => (
          <Option key={option.value} {...option} look={look} />
        ))}
      </BaseRadioGroup>
    </Field>
  );
}

interface OptionProps extends RadioOption<string> {
  look: (typeof styles.LOOKS)[number];
}

function Option({ value, label, hint, disabled, look }: OptionProps) {
  return (
    <Base.Item disabled={disabled}>
      <Base.Label className={styles.optionLook[look]}>
        <Radio.Root value={value} className={styles.ring}>
          <Radio.Indicator className={styles.dot} />
        </Radio.Root>
        <span className={styles.words}>
          <span className={styles.name}>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </Base.Label>
    </Base.Item>
  );
}
