import { useState } from 'react';
import { TONES } from '#src/ui/button/Button.css.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { Chip } from '#src/ui/chip/Chip.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Switch } from '#src/ui/switch/Switch.tsx';
import * as styles from './controls.css.ts';
import * as sheet from './sheet.css.ts';
import type { SheetWords } from './words.ts';

const STATES = ['rest', 'focus', 'disabled', 'busy'] as const;

/** Each tone in each state, a column a state. */
function Buttons({ actions, buttonStates }: SheetWords) {
  const words = {
    accent: actions.main,
    neutral: actions.other,
    quiet: actions.quiet,
    danger: actions.final,
  };
  return (
    <div className={styles.states}>
      {STATES.map((state) => (
        <div key={state} className={styles.state}>
          <p className={sheet.label}>{buttonStates[state]}</p>
          {TONES.map((tone) => (
            <span key={tone} className={state === 'focus' ? styles.focused : undefined}>
              <Button tone={tone} disabled={state === 'disabled'} busy={state === 'busy'}>
                {words[tone]}
              </Button>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Everything small that is pressed, in the states that it can be in. */
export function Controls({ words }: { words: SheetWords }) {
  const { chips, actions, options, progress } = words;
  const [chip, setChip] = useState(chips[0]);
  const [on, setOn] = useState(true);
  const [ticked, setTicked] = useState(true);
  const [option, setOption] = useState<string | null>('0');
  const choices = options.choices.map((label, at) => ({ value: String(at), label }));
  return (
    <>
      <Buttons {...words} />
      <div className={styles.row}>
        {chips.map((label) => (
          <Chip key={label} selected={label === chip} onSelect={() => setChip(label)}>
            {label}
          </Chip>
        ))}
        <IconButton icon="search" label={actions.other} />
        <TextLink to="/responsible" icon="chevronEnd">
          {actions.link}
        </TextLink>
      </div>
      <div className={sheet.columns}>
        <div className={sheet.panel}>
          <Switch label={words.switch} value={on} onChange={setOn} />
          <Checkbox label={words.checkbox} value={ticked} onChange={setTicked} />
          <ProgressBar label={progress.label} value={65} valueText={progress.value} />
        </div>
        <RadioGroup label={options.label} options={choices} value={option} onChange={setOption} />
      </div>
    </>
  );
}
