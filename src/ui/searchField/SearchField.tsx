import { useId, useRef } from 'react';
import * as box from '#src/ui/field/ControlBox.css.ts';
import { ControlBox } from '#src/ui/field/ControlBox.tsx';
import * as styles from '#src/ui/field/Field.css.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The label of the button that clears the field. */
  clearLabel: string;
  /** What can be searched for. Never the only label. */
  placeholder?: string | undefined;
  name?: string | undefined;
}

/**
 * A search field that filters a list while typing. It belongs to no form and rejects nothing, so it loads none of the code of form fields:
 * landing pages begin with it.
 */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  placeholder,
  name,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <ControlBox
        prefix={<Icon name="search" />}
        actions={value !== '' && <IconButton icon="close" label={clearLabel} onClick={clear} />}
      >
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className={box.input}
          onChange={(event) => onChange(event.target.value)}
        />
      </ControlBox>
    </search>
  );
}
