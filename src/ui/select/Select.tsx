import { Select as Base } from '@base-ui/react/select';
import { classNames } from '#src/ui/classNames.ts';
import * as box from '#src/ui/field/ControlBox.css.ts';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { Option } from './options.ts';
import * as styles from './Select.css.ts';
import { SelectList } from './SelectList.tsx';

export interface SelectProps<Value extends string> extends FieldLook, Controlled<Value | null> {
  options: readonly Option<Value>[];
  /** The text while nothing is chosen: `Choose a bank`. */
  placeholder?: string | undefined;
}

/** A choice from a list that opens. */
export function Select<Value extends string>({
  options,
  placeholder,
  value,
  onChange,
  onBlur,
  name,
  ref,
  ...frame
}: SelectProps<Value>) {
  return (
    <Field {...frame} names="other">
      <Base.Root<Value>
        items={options}
        value={value}
        onValueChange={onChange}
        name={name}
        required={frame.required}
      >
        <Base.Trigger ref={ref} onBlur={onBlur} className={classNames(box.box, styles.trigger)}>
          <Base.Value placeholder={placeholder} className={styles.value} />
          <Base.Icon className={styles.chevron}>
            <Icon name="chevronDown" />
          </Base.Icon>
        </Base.Trigger>
        <SelectList options={options} />
      </Base.Root>
    </Field>
  );
}
