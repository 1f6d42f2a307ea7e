import { lazy, Suspense, useRef, useState } from 'react';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useWaitingDeposits } from '#src/shared/deposits/useWaitingDeposits.ts';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ReminderBar } from './ReminderBar.tsx';
import { ReminderTarget } from './ReminderTarget.tsx';
import { useAside } from './useAside.ts';
import { useReminderText } from './useReminderText.ts';
import { chip } from './WaitingDepositScreen.css.ts';

const WaitingSheet = lazy(async () => ({
  default: (await import('./WaitingSheet.tsx')).WaitingSheet,
}));

const isSome = (deposits: Deposit[]): deposits is [Deposit, ...Deposit[]] => deposits.length > 0;

/** The reminder of the deposits that wait: a bar, or a chip with their number once it was put aside. */
export function Reminder() {
  const text = useReminderText();
  const format = useFormat();
  const { deposits, arrivedAt, refetch } = useWaitingDeposits();
  const [isAside, putAside] = useAside(deposits);
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const hidden = useRef(false);
  if (!isSome(deposits)) return null;
  const shown = { deposits, onList: () => setSheet('open') };
  // The button that had the focus is gone with the bar.
  const focusOnce = (element: HTMLElement | null) => {
    if (element && hidden.current) element.focus();
    hidden.current = false;
  };
  const hide = () => {
    hidden.current = true;
    putAside();
  };
  return (
    <>
      {isAside ? (
        <ReminderTarget {...shown} ref={focusOnce} className={chip} label={text(deposits)}>
          <Icon name="wallet" />
          {format.count(deposits.length)}
        </ReminderTarget>
      ) : (
        <ReminderBar {...{ ...shown, arrivedAt }} onEnd={() => void refetch()} onHide={hide} />
      )}
      {sheet !== 'unopened' && (
        <FallbackBoundary>
          <Suspense>
            <WaitingSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
          </Suspense>
        </FallbackBoundary>
      )}
    </>
  );
}
