import { useSearchParams } from 'react-router-dom';
import { REFERENCE } from '#src/shared/withdrawals/withdrawalPath.ts';
import { Cashier } from './desk/Cashier.tsx';
import { TrackerPart } from './tracker/TrackerPart.tsx';
import * as styles from './Withdrawals.css.ts';

/** Being paid (S2.16 withdraw): what can be withdrawn and the way to do so, or the withdrawal that the address names. */
export function WithdrawScreen() {
  const [query] = useSearchParams();
  const reference = query.get(REFERENCE);
  return (
    <div className={styles.page}>
      {reference ? <TrackerPart key={reference} reference={reference} /> : <Cashier />}
    </div>
  );
}
