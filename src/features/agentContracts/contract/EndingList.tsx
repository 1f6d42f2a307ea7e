import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ContractEnding } from '#src/platform/contract.generated.ts';
import { Nickname } from '#src/shared/agentCentre/Nickname.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useContractWords } from '../useContractWords.ts';
import * as styles from './Endings.css.ts';

/** The agents below who would lose a contract or an offer, with its rate. */
export function EndingList({ endings }: { endings: readonly ContractEnding[] }) {
  const { t } = useTranslation('agentContracts');
  const { date } = useFormat();
  const words = useContractWords();
  return (
    <ul className={styles.list} aria-label={t('endings.list')}>
      {endings.map(({ account, nickname, ratePercent, state, since }) => (
        <li key={`${account} ${state}`} className={styles.item}>
          <div className={styles.who}>
            <Text>
              {account} · <Nickname name={nickname} />
            </Text>
            <Text size="s" tone="secondary">
              {t(state === 'offered' ? 'endings.offered' : 'endings.accepted', {
                date: date(since, 'date'),
              })}
            </Text>
          </div>
          <span className={styles.rate}>{words.percent(ratePercent)}</span>
        </li>
      ))}
    </ul>
  );
}
