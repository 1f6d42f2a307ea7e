import { useSearchParams } from 'react-router-dom';
import { REFERENCE } from '#src/shared/withdrawals/withdrawalPath.ts';
import { WithdrawalOverview } from './desk/WithdrawalOverview.tsx';
import { TrackerPart } from './tracker/TrackerPart.tsx';
import * as styles from './Withdrawals.css.ts';

/** The withdrawal page (S2.16 withdraw): the cashier, or the tracker of the withdrawal named in the URL. */
export function WithdrawScreen() {
  const [query] = useSearchParams();
  const reference = query.get(REFERENCE);
  return (
    <div className={styles.page}>
      {reference ? <TrackerPart key={reference} reference={reference} /> : <WithdrawalOverview />}
    </div>
  );
}
