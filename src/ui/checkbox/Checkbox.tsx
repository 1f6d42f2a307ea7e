import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Field as Base } from '@base-ui/react/field';
import * as choice from '#src/ui/field/Choice.css.ts';
import type { Controlled } from '#src/ui/field/controlled.ts';
import * as field from '#src/ui/field/Field.css.ts';
import type { FieldLook } from '#src/ui/field/Field.tsx';
import { Asterisk } from '#src/ui/field/FieldLabel.tsx';
import { FieldMessage } from '#src/ui/field/FieldMessage.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends FieldLook, Controlled<boolean> {
  /** Partly checked: some of the rows it covers are selected. */
  indeterminate?: boolean | undefined;
}

/** A checkbox that takes effect when the form is submitted. The label may hold links. */
export function Checkbox({
  label,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  ref,
  indeterminate,
  ...rest
}: CheckboxProps) {
  return (
    <Base.Root className={field.field} invalid={Boolean(error)} disabled={disabled}>
      <Base.Label className={choice.lineOfMark}>
        <BaseCheckbox.Root
          {...rest}
          inputRef={ref}
          checked={value}
          indeterminate={indeterminate}
          onCheckedChange={onChange}
          required={required}
          className={styles.box}
        >
          <BaseCheckbox.Indicator className={styles.tick}>
            <Icon name={indeterminate ? 'minus' : 'check'} size="s" />
          </BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
        <span className={choice.words}>
          {label}
          {required && <Asterisk />}
        </span>
      </Base.Label>
      {(hint || error) && (
        <div className={styles.message}>
          <FieldMessage hint={hint} error={error} />
        </div>
      )}
    </Base.Root>
  );
}
