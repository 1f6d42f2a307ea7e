import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Money, type MoneyProps } from '#src/ui/money/Money.tsx';
import * as styles from './RecordCells.css.ts';

/** The time of a record's entry, in the market's zone. */
export function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  return <DateTime moment={at} text={date(at, 'dateTime')} />;
}

/** An amount of a record; with a movement, it shows whether it came in or went out. */
export function Amount({ value, movement }: Pick<MoneyProps, 'value' | 'movement'>) {
  const { amount } = useFormat();
  return <Money value={value} text={amount(value)} {...(movement && { movement })} />;
}

/** A number of things. */
export function Count({ value }: { value: number }) {
  const { count } = useFormat();
  return count(value);
}

/** The reference of a record's entry, to copy for customer service. */
export function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation('session');
  const labels = {
    copy: t('records.copy', { reference }),
    copied: t('records.copied'),
    failed: t('records.notCopied'),
  };
  return (
    <span className={styles.reference}>
      {reference}
      <CopyButton text={reference} labels={labels} />
    </span>
  );
}
