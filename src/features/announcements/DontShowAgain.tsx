import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './DontShowAgain.css.ts';

export interface DontShowAgainProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** The checkbox not to show these announcements again: a native input, styled like `Checkbox`. */
export function DontShowAgain({ value, onChange }: DontShowAgainProps) {
  const { t } = useTranslation('announcements');
  const hintId = useId();
  return (
    <div className={styles.never}>
      <label className={styles.lineOfMark}>
        <span className={styles.box} data-checked={value ? '' : undefined}>
          <input
            type="checkbox"
            className={styles.input}
            aria-describedby={hintId}
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span className={styles.mark} data-ending-style={value ? undefined : ''}>
            <Icon name="check" size="s" />
          </span>
        </span>
        <span className={styles.words}>{t('never')}</span>
      </label>
      <div className={styles.message}>
        <p id={hintId} className={styles.hint}>
          {t('neverHint')}
        </p>
      </div>
    </div>
  );
}
