import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { BET_STATES, type TeamBetView, teamBetsPath } from './teamBetPaths.ts';

/** Links to all bets and to open, settled and void ones, each with its own address. */
export function StateLinks({ view }: { view: TeamBetView }) {
  const { t } = useTranslation('agentRecords');
  return (
    <ChipRow label={t('bets.states')}>
      {[undefined, ...BET_STATES].map((state) => (
        <li key={state ?? 'all'}>
          <ChipLink to={teamBetsPath({ ...view, state })} current={state === view.state} replace>
            {t(`bets.state.${state ?? 'all'}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
