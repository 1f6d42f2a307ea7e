import { Field as Base } from '@base-ui/react/field';
import { useState } from 'react';
import * as box from '#src/ui/field/ControlBox.css.ts';
import { ControlBox } from '#src/ui/field/ControlBox.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { StrengthMeter, type StrengthMeterProps } from './StrengthMeter.tsx';

export interface PasswordFieldProps extends FieldLook, Controlled<string> {
  /** Lets password managers fill in a current password, and suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The labels of the button that shows and hides the password. */
  labels: { show: string; hide: string };
  /** The strength meter of a new password. */
  strength?: StrengthMeterProps | undefined;
}

/** A password field with a button to show the password. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  labels,
  strength,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required, disabled }}>
      <ControlBox
        actions={
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? labels.hide : labels.show}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          />
        }
      >
        <Base.Control
          {...input}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onValueChange={onChange}
          required={required}
          className={box.input}
        />
      </ControlBox>
      {strength && value !== '' && <StrengthMeter {...strength} />}
    </Field>
  );
}
