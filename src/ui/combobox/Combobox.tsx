import { Combobox as Base } from '@base-ui/react/combobox';
import * as box from '#src/ui/field/ControlBox.css.ts';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import * as popup from '#src/ui/popup/Popup.css.ts';
import { OptionWords } from '#src/ui/select/OptionWords.tsx';
import type { Option } from '#src/ui/select/options.ts';
import * as select from '#src/ui/select/Select.css.ts';
import * as styles from './Combobox.css.ts';

export interface ComboboxProps<Value extends string> extends FieldLook, Controlled<Value | null> {
  options: readonly Option<Value>[];
  placeholder?: string | undefined;
  /** `none` is shown if nothing matches the typed text. */
  labels: { open: string; clear: string; none: string };
}

/** A searchable choice of many options. */
export function Combobox<Value extends string>({
  options,
  placeholder,
  labels,
  value,
  onChange,
  onBlur,
  name,
  ref,
  ...frame
}: ComboboxProps<Value>) {
  return (
    <Field {...frame}>
      <Base.Root
        items={options}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={(option) => onChange(option?.value ?? null)}
        itemToStringValue={(option) => option.value}
        isItemEqualToValue={(one, other) => one.value === other.value}
        name={name}
        required={frame.required}
        autoHighlight
      >
        <Base.InputGroup className={box.box}>
          <Base.Input ref={ref} onBlur={onBlur} placeholder={placeholder} className={box.input} />
          <Base.Clear render={<IconButton icon="close" label={labels.clear} />} />
          {/* Named by its own text, not by the field's: it is a button beside the input. */}
          <Base.Trigger
            aria-labelledby={undefined}
            render={<IconButton icon="chevronDown" label={labels.open} />}
          />
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner className={popup.positioner} sideOffset={4}>
            <Base.Popup className={popup.popup}>
              <Base.Empty className={styles.none}>{labels.none}</Base.Empty>
              <Base.List className={select.list}>
                {(option: Option<Value>) => (
                  <Base.Item
                    key={option.value}
                    value={option}
                    disabled={option.disabled}
                    className={select.option}
                  >
                    <OptionWords label={option.label} hint={option.hint} />
                    <Base.ItemIndicator className={select.tick}>
                      <Icon name="check" />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
