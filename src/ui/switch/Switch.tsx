import { Field as Base } from '@base-ui/react/field';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { words } from '#src/ui/field/Choice.css.ts';
import type { Controlled } from '#src/ui/field/controlled.ts';
import * as field from '#src/ui/field/Field.css.ts';
import type { FieldLook } from '#src/ui/field/Field.tsx';
import { FieldMessage } from '#src/ui/field/FieldMessage.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<FieldLook, 'required'>, Controlled<boolean> {}

/** A switch for a setting that takes effect at once. */
export function Switch({
  label,
  hint,
  error,
  disabled,
  value,
  onChange,
  ref,
  ...rest
}: SwitchProps) {
  return (
    <Base.Root className={field.field} invalid={Boolean(error)} disabled={disabled}>
      <Base.Label className={styles.line}>
        <span className={words}>{label}</span>
        <BaseSwitch.Root
          {...rest}
          inputRef={ref}
          checked={value}
          onCheckedChange={onChange}
          className={styles.track}
        >
          <BaseSwitch.Thumb className={styles.thumb} />
        </BaseSwitch.Root>
      </Base.Label>
      <FieldMessage hint={hint} error={error} />
    </Base.Root>
  );
}
