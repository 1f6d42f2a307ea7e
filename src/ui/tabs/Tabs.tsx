import { Tabs as Base } from '@base-ui/react/tabs';
import type { FocusEvent, ReactNode } from 'react';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { scrolling } from '#src/ui/scrollRow/ScrollRow.css.ts';
import { showChosen } from '#src/ui/scrollRow/showChosen.ts';
import * as styles from './Tabs.css.ts';

/** One view among others. */
export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: IconProps['name'];
  /** What the tab tells besides, such as a Badge with a count. */
  aside?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, for those who listen: "Records". */
  label: string;
  /** The views, in their order. One alone is shown without tabs. */
  tabs: readonly Tab<Value>[];
  /** The `value` of the tab that is shown. */
  value: Value;
  /** Called with the `value` of the tab that someone chooses. */
  onChange: (value: Value) => void;
}

const showWhole = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A single panel needs no tabs, so screen readers meet no tab panel and the keyboard does not stop there. */
const ALONE = { role: 'presentation', tabIndex: -1 };

/**
 * Views of one thing, of which one is shown. Arrows move between the tabs, Enter or Space chooses. One view alone stands
 * without tabs; it keeps its state while others come and go.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const isChoice = tabs.length > 1;
  return (
    <Base.Root className={styles.tabs} value={value} onValueChange={onChange}>
      {isChoice && (
        <div className={styles.rail}>
          <Base.List ref={showChosen} className={scrolling} aria-label={label} onFocus={showWhole}>
            {tabs.map((tab) => (
              <Base.Tab
                key={tab.value}
                value={tab.value}
                disabled={tab.disabled}
                className={styles.tab}
              >
                {tab.icon && <Icon name={tab.icon} size="s" />}
                {tab.label}
                {tab.aside}
              </Base.Tab>
            ))}
          </Base.List>
        </div>
      )}
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          className={styles.panel}
          {...(!isChoice && ALONE)}
        >
          {/* The panel that is left stays for a moment: what it holds would still be drawn, and tell a form its own rules. */}
          {tab.value === value && tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
