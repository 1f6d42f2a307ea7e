import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { KINDS, type TeamView, teamPath } from './teamPaths.ts';

/** Everyone, players alone or agents alone, each with an address of its own. */
export function KindLinks({ view }: { view: TeamView }) {
  const { t } = useTranslation('agentTeam');
  return (
    <ScrollRow label={t('kinds')}>
      {[undefined, ...KINDS].map((kind) => (
        <li key={kind ?? 'all'}>
          <ChipLink to={teamPath({ ...view, kind })} current={kind === view.kind} replace>
            {kind ? t(`kindFilter.${kind}`) : t('kind.all')}
          </ChipLink>
        </li>
      ))}
    </ScrollRow>
  );
}
