import { Field as Base } from '@base-ui/react/field';
import { classNames } from '#src/ui/classNames.ts';
import * as box from '#src/ui/field/ControlBox.css.ts';
import { ControlBox } from '#src/ui/field/ControlBox.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { CharacterCount, type CharacterCountProps } from './CharacterCount.tsx';
import * as styles from './TextAreaField.css.ts';

export interface TextAreaFieldProps extends FieldLook, Controlled<string> {
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  /** Shows how many characters are left (S5.9). A longer text is kept, for the writer to shorten. */
  count?: Omit<CharacterCountProps, 'used'> | undefined;
}

/** A field for several lines of text, which grows with them. */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  count,
  ...area
}: TextAreaFieldProps) {
  // Counted as the platform counts: an emoji is one character, not two.
  const used = [...value].length;
  return (
    <Field
      {...{ label, hint, error, required, disabled }}
      aside={count && <CharacterCount {...count} used={used} />}
    >
      <ControlBox>
        <Base.Control
          {...area}
          render={<textarea rows={4} />}
          value={value}
          onValueChange={onChange}
          required={required}
          className={classNames(box.input, styles.area)}
        />
      </ControlBox>
    </Field>
  );
}
