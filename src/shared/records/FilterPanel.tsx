import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { from } from '#src/theme/breakpoints.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as styles from './FilterPanel.css.ts';
import { PeriodText } from './PeriodText.tsx';
import type { RecordPeriod } from './recordPeriod.ts';

export interface FilterPanelProps {
  /** The filters in the address besides the period; unset ones are empty. */
  set?: readonly (string | undefined)[];
  /** The address's period, if the record has one. */
  period?: RecordPeriod;
  children: ReactNode;
}

/**
 * The filters of a record: all visible from tablets up. On phones they are folded into one row, with how many are set and the period, and
 * open below it, so that the record itself is on the first screen.
 */
export function FilterPanel({ set = [], period, children }: FilterPanelProps) {
  const { t } = useTranslation('session');
  const { count } = useFormat();
  const hasRoom = useMediaQuery(from('tablet'));
  const [open, setOpen] = useState(false);
  // Once opened they are hidden, not removed: the last typed text is still on its way to the address.
  const [wasOpen, setWasOpen] = useState(false);
  const id = useId();
  if (hasRoom) return children;
  const howMany = set.filter(Boolean).length;
  return (
    <>
      <div className={styles.row}>
        <Button
          icon={open ? 'close' : 'chevronDown'}
          aria-expanded={open}
          aria-controls={wasOpen ? id : undefined}
          onClick={() => {
            setOpen(!open);
            setWasOpen(true);
          }}
        >
          {t('records.filters')}
          {howMany > 0 && (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <Badge tone="accent">{t('records.filtersSet', { number: count(howMany) })}</Badge>
            </>
          )}
        </Button>
        {period && (
          <div className={styles.days}>
            <PeriodText period={period} />
          </div>
        )}
      </div>
      {wasOpen && (
        <div id={id} hidden={!open}>
          <Stack gap="l">{children}</Stack>
        </div>
      )}
    </>
  );
}
