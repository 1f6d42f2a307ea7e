import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './StepList.css.ts';
import { StepNote } from './StepNote.tsx';
import { stepsOf } from './trackerSteps.ts';

const ICONS = { done: 'check', current: 'history', ahead: 'minus', failed: 'close' } as const;

/** The steps of a withdrawal, each with its state, time and note. */
export function StepList({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const { date } = useFormat();
  return (
    <ol className={styles.steps}>
      {stepsOf(withdrawal).map(({ id, state, at }) => (
        <li
          key={id}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={ICONS[state]} size="s" />
          </span>
          <div className={styles.words}>
            <Text as="span" weight="strong" tone={state === 'ahead' ? 'secondary' : 'primary'}>
              {t(`tracker.step.${id}`)}
              <VisuallyHidden> {t(`tracker.state.${state}`)}</VisuallyHidden>
            </Text>
            {at !== null && (
              <Text as="span" size="s" tone="secondary">
                <DateTime moment={at} text={date(at, 'dateTime')} />
              </Text>
            )}
            <StepNote step={id} withdrawal={withdrawal} />
          </div>
        </li>
      ))}
    </ol>
  );
}
