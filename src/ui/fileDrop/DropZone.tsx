import { Field as Base } from '@base-ui/react/field';
import { type ChangeEvent, type DragEvent, type RefCallback, useId, useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './FileDrop.css.ts';

export interface DropZoneProps {
  /** The instruction: `Choose pictures, or drop them here`. */
  action: string;
  /** The accepted files: `PNG or JPG, up to 5 MB each, at most 3`. */
  rules: string;
  types: readonly string[];
  multiple: boolean;
  required: boolean | undefined;
  disabled: boolean | undefined;
  name: string | undefined;
  inputRef: RefCallback<HTMLElement> | undefined;
  onBlur: (() => void) | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** An area to drop files on, or to choose them by a press or the keyboard. */
export function DropZone({
  action,
  rules,
  types,
  multiple,
  required,
  disabled,
  name,
  inputRef,
  onBlur,
  onFiles,
}: DropZoneProps) {
  const [over, setOver] = useState(false);
  const id = useId();
  const rulesId = `${id}-rules`;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Allows the same file to be chosen again after it was removed.
    currentTarget.value = '';
  };
  return (
    <label
      htmlFor={id}
      className={classNames(styles.zone, over && styles.over)}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size="l" />
      <span className={styles.action}>{action}</span>
      <span id={rulesId}>{rules}</span>
      <Base.Control
        ref={inputRef}
        id={id}
        type="file"
        name={name}
        accept={types.join(',')}
        multiple={multiple}
        required={required}
        aria-describedby={rulesId}
        onBlur={onBlur}
        onChange={choose}
        className={styles.input}
      />
    </label>
  );
}
