import { Checkbox } from '@base-ui/react/checkbox';
import { box, tick } from '#src/ui/checkbox/Checkbox.css.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { target } from './RowCheckbox.css.ts';
import { choose, chosenOf, type TableSelection } from './selection.ts';

export interface RowCheckboxProps {
  selection: Pick<TableSelection<never>, 'selected' | 'onChange'>;
  label: string;
  /** The ids of the rows that it selects. */
  ids: readonly string[];
}

/** A checkbox that selects a row, or all rows of the page. Unlike the Checkbox of a form it has no text beside it. */
export function RowCheckbox({ selection, label, ids }: RowCheckboxProps) {
  const chosen = chosenOf(ids, selection.selected);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox brings its input.
    <label className={target}>
      <Checkbox.Root
        aria-label={label}
        checked={chosen === 'all'}
        indeterminate={chosen === 'some'}
        onCheckedChange={(next) => selection.onChange(choose(selection.selected, ids, next))}
        className={box}
      >
        <Checkbox.Indicator className={tick}>
          <Icon name={chosen === 'some' ? 'minus' : 'check'} size="s" />
        </Checkbox.Indicator>
      </Checkbox.Root>
    </label>
  );
}
