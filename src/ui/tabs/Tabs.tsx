import { Tabs as Base } from '@base-ui/react/tabs';
import type { FocusEvent, ReactNode } from 'react';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { scrolling } from '#src/ui/scrollRow/ScrollRow.css.ts';
import { showChosen } from '#src/ui/scrollRow/showChosen.ts';
import * as styles from './Tabs.css.ts';

/** A tab with its view. */
export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: IconProps['name'];
  /** Extra content of the tab, such as a Badge with a count. */
  aside?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tabs: "Records". */
  label: string;
  /** The tabs in order. A single one is shown without a tab bar. */
  tabs: readonly Tab<Value>[];
  /** The `value` of the current tab. */
  value: Value;
  /** Called with the `value` of the tab that the user chooses. */
  onChange: (value: Value) => void;
}

const showWhole = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The props of a single panel, so that it is neither a tab panel for screen readers nor a tab stop. */
const ALONE = { role: 'presentation', tabIndex: -1 };

/**
 * Tabs for alternative views of one thing. Arrow keys move between the tabs, Enter or Space chooses. A single view has no tab bar; it keeps
 * its state while others are added and removed.
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
          {/* The previous panel stays for a moment: without this its content would still render, and tell a form its own rules. */}
          {tab.value === value && tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
