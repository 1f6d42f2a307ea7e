import { Field as Base } from '@base-ui/react/field';
import * as box from '#src/ui/field/ControlBox.css.ts';
import { ControlBox } from '#src/ui/field/ControlBox.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import * as styles from './CaptchaField.css.ts';
import { CaptchaPicture, type CaptchaPictureProps } from './CaptchaPicture.tsx';

export interface CaptchaFieldProps
  extends FieldLook,
    Controlled<string>,
    Omit<CaptchaPictureProps, 'disabled'> {}

/** The field for the letters of a CAPTCHA picture, shown after failed logins (S4.8). */
export function CaptchaField({
  label,
  hint,
  error,
  required,
  disabled,
  image,
  onRefresh,
  labels,
  value,
  onChange,
  ...input
}: CaptchaFieldProps) {
  const lost = image.state === 'failed' ? labels.failed : undefined;
  return (
    <Field {...{ label, hint, required, disabled }} error={lost ?? error}>
      <div className={styles.line}>
        <div className={styles.typed}>
          <ControlBox>
            <Base.Control
              {...input}
              dir="ltr"
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              value={value}
              onValueChange={onChange}
              required={required}
              className={box.input}
            />
          </ControlBox>
        </div>
        <CaptchaPicture {...{ image, onRefresh, labels, disabled }} />
      </div>
    </Field>
  );
}
