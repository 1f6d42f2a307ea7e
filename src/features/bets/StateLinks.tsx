import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { BET_STATES, type BetView, betsPath } from './betPaths.ts';

/** Links to all bets and to running, settled and void ones, each with its own address. */
export function StateLinks({ view }: { view: BetView }) {
  const { t } = useTranslation('bets');
  return (
    <ChipRow label={t('states')}>
      {[undefined, ...BET_STATES].map((state) => (
        <li key={state ?? 'all'}>
          <ChipLink to={betsPath({ ...view, state })} current={state === view.state} replace>
            {t(`state.${state ?? 'all'}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
