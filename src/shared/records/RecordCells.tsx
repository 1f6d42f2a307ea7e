import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Money, type MoneyProps } from '#src/ui/money/Money.tsx';
import * as styles from './RecordCells.css.ts';

/** When something of a record happened, in the market's time. */
export function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  return <DateTime moment={at} text={date(at, 'dateTime')} />;
}

/** An amount of a record; one with a movement says whether it came in or went out. */
export function Amount({ value, movement }: Pick<MoneyProps, 'value' | 'movement'>) {
  const { amount } = useFormat();
  return <Money value={value} text={amount(value)} {...(movement && { movement })} />;
}

/** How many of something there are. */
export function Count({ value }: { value: number }) {
  const { count } = useFormat();
  return count(value);
}

/** What names an entry of a record, to be copied for the customer service. */
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
