import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import * as styles from './Transactions.css.ts';

/** When a movement happened, in the market's time. */
export function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  return <DateTime moment={at} text={date(at, 'dateTime')} />;
}

/** An amount of money; one that moves says whether it came in or went out. */
export function Amount({ value, moves = false }: { value: string; moves?: boolean }) {
  const { t } = useTranslation('transactions');
  const { amount } = useFormat();
  const text = amount(value);
  if (!moves) return <Money value={value} text={text} />;
  const movement = value.startsWith('-')
    ? ({ kind: 'loss', label: t('spent') } as const)
    : ({ kind: 'gain', label: t('received') } as const);
  return <Money value={value} text={text} movement={movement} />;
}

/** What a movement belongs to, to be copied for the customer service. */
export function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation('transactions');
  const labels = {
    copy: t('copy', { reference }),
    copied: t('copied'),
    failed: t('notCopied'),
  };
  return (
    <span className={styles.reference}>
      {reference}
      <CopyButton text={reference} labels={labels} />
    </span>
  );
}
