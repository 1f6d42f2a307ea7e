import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { WEEK_DAYS } from './periodDays.ts';
import { PERIODS, type TeamView, teamPath } from './teamView.ts';

/** The periods to look at a team in, each with an address of its own. */
export function PeriodLinks({ view }: { view: TeamView }) {
  const { t } = useTranslation('agentHome');
  const { count } = useFormat();
  return (
    <ScrollRow label={t('team.periods')}>
      {PERIODS.map((period) => (
        <li key={period}>
          <ChipLink to={teamPath({ ...view, period })} current={period === view.period} replace>
            {t(`team.${period}`, { days: count(WEEK_DAYS) })}
          </ChipLink>
        </li>
      ))}
    </ScrollRow>
  );
}
