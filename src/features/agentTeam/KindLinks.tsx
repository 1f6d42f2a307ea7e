import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { KINDS, type TeamView, teamPath } from './teamPaths.ts';

/** Links to all members, to players and to agents, each with its own address. */
export function KindLinks({ view }: { view: TeamView }) {
  const { t } = useTranslation('agentTeam');
  return (
    <ChipRow label={t('kinds')}>
      {[undefined, ...KINDS].map((kind) => (
        <li key={kind ?? 'all'}>
          <ChipLink to={teamPath({ ...view, kind })} current={kind === view.kind} replace>
            {kind ? t(`kindFilter.${kind}`) : t('kind.all')}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
