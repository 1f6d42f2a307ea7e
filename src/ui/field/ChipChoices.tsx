import type { ReactNode } from 'react';
import { Chip, type ChipProps } from '#src/ui/chip/Chip.tsx';
import { choices } from './ChipChoices.css.ts';

export interface ChipChoicesProps {
  /** The label of the group: `Usual amounts`. */
  label: string;
  options: readonly (Omit<ChipProps, 'children'> & { key: string; label: ReactNode })[];
  disabled: boolean | undefined;
}

/** Buttons that fill in common values. */
export function ChipChoices({ label, options, disabled }: ChipChoicesProps) {
  return (
    <fieldset aria-label={label} disabled={disabled} className={choices}>
      {options.map(({ key, label: words, ...chip }) => (
        <Chip key={key} {...chip}>
          {words}
        </Chip>
      ))}
    </fieldset>
  );
}
