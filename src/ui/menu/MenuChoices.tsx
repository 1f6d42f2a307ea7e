import { Menu as Base } from '@base-ui/react/menu';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './Menu.css.ts';

export interface MenuChoicesProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** A group of choices in a menu, such as the language; the chosen one has a tick. Choosing closes the menu. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.groupLabel}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            value={option.value}
            closeOnClick
            className={styles.item}
            lang={option.lang}
          >
            <span className={styles.mark}>
              {option.value === value && <Icon name="check" size="s" />}
            </span>
            <span className={styles.words}>{option.label}</span>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
