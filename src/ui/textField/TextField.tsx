import { Field as Base } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import * as box from '#src/ui/field/ControlBox.css.ts';
import { ControlBox } from '#src/ui/field/ControlBox.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';

/** Attributes of an input for keyboard, browser and language. */
type InputHints = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'dir' | 'enterKeyHint' | 'inputMode' | 'lang' | 'spellCheck'
>;

export interface TextFieldProps extends FieldLook, Controlled<string>, InputHints {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** An example of a value. It is never the only label. */
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  /** Text or an icon before the value: `৳`. */
  prefix?: ReactNode;
  /** Text after the value: `%`. */
  suffix?: ReactNode;
}

/** Whether a value has letters of a machine: an address, a number, a username. It is written from left to right in every language. */
const isCode = (type: TextFieldProps['type'], { autoCapitalize }: InputHints) =>
  type !== 'text' || autoCapitalize === 'none';

/** A field for one line of text. */
export function TextField({
  label,
  hint,
  error,
  required,
  disabled,
  type = 'text',
  value,
  onChange,
  ref,
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, disabled }}>
      <ControlBox prefix={prefix} suffix={suffix}>
        <Base.Control
          {...(isCode(type, input) && { dir: 'ltr' })}
          {...input}
          ref={ref}
          type={type}
          value={value}
          onValueChange={onChange}
          required={required}
          className={box.input}
        />
      </ControlBox>
    </Field>
  );
}
