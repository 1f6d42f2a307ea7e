import { Slider as Base } from '@base-ui/react/slider';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps extends Omit<FieldLook, 'required'>, Controlled<number> {
  minimum: number;
  maximum: number;
  step: number;
  /** Formats a value: `30 minutes`. */
  format: (value: number) => string;
}

/** A slider for an approximate number in a range; the value is shown above. */
export function Slider({
  minimum,
  maximum,
  step,
  format,
  value,
  onChange,
  onBlur,
  name,
  ref,
  ...frame
}: SliderProps) {
  return (
    <Field {...frame} names="other">
      <Base.Root
        value={value}
        onValueChange={onChange}
        min={minimum}
        max={maximum}
        step={step}
        name={name}
        thumbAlignment="edge"
        className={styles.slider}
      >
        <Base.Value className={styles.value}>{() => format(value)}</Base.Value>
        <Base.Control className={styles.control}>
          <Base.Track className={styles.track}>
            <Base.Indicator className={styles.filled} />
            <Base.Thumb
              inputRef={ref}
              onBlur={onBlur}
              getAriaValueText={(_, current) => format(current)}
              className={styles.thumb}
            />
          </Base.Track>
        </Base.Control>
        <div aria-hidden="true" className={styles.ends}>
          <span>{format(minimum)}</span>
          <span>{format(maximum)}</span>
        </div>
      </Base.Root>
    </Field>
  );
}
