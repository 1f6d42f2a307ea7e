import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as popup from '#src/ui/popup/Popup.css.ts';
import { OptionWords } from './OptionWords.tsx';
import type { Option } from './options.ts';
import * as styles from './Select.css.ts';

export interface SelectListProps {
  options: readonly Option<string>[];
}

/** The list that a Select opens. Base UI's style element is off: it hides a scroll bar that is not there, and our policy blocks it. */
export function SelectList({ options }: SelectListProps) {
  return (
    <CSPProvider disableStyleElements>
      <Base.Portal>
        <Base.Positioner className={popup.positioner} sideOffset={4} alignItemWithTrigger={false}>
          <Base.Popup className={popup.popup}>
            <Base.List className={styles.list}>
              {options.map(({ value, label, hint, disabled }) => (
                <Base.Item
                  key={value}
                  value={value}
                  label={label}
                  disabled={disabled}
                  className={styles.option}
                >
                  <Base.ItemText render={<OptionWords label={label} hint={hint} />} />
                  <Base.ItemIndicator className={styles.tick}>
                    <Icon name="check" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </CSPProvider>
  );
}
