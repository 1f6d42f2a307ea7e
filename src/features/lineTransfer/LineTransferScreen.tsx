import { useTranslation } from 'react-i18next';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './LineTransfer.css.ts';
import { LineRecords } from './records/LineRecords.tsx';
import { LineTransferPanel } from './send/LineTransferPanel.tsx';
import { useLineTransferData } from './send/useLineTransferData.ts';

/** Transfers to the upline, for agents to the downline too, and their history (S2.16 transferUpline, S6.4). */
export function LineTransferScreen() {
  const { t } = useTranslation('lineTransfer');
  const desk = useLineTransferData();
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <LineTransferPanel desk={desk} />
      {/* Hidden while the desk loads: its height is unknown, and the records would jump. */}
      <div className={desk.name === 'loading' ? styles.waiting : undefined}>
        <LineRecords />
      </div>
    </div>
  );
}
