import { useTranslation } from 'react-i18next';
import type { TeamMover, TeamMovers } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { MoverEntry } from './MoverEntry.tsx';
import { list, ways } from './Movers.css.ts';

interface WayProps {
  way: keyof TeamMovers;
  movers: readonly TeamMover[] | undefined;
}

function Way({ way, movers }: WayProps) {
  const { t } = useTranslation('agentHome');
  const id = `agent-movers-${way}`;
  return (
    <div>
      <Heading level={3} id={id}>
        {t(`movers.${way}`)}
      </Heading>
      {!movers && <SkeletonLines />}
      {movers?.length === 0 && <Text tone="secondary">{t(`movers.none.${way}`)}</Text>}
      {movers && movers.length > 0 && (
        <ul className={list} aria-labelledby={id}>
          {movers.map((mover) => (
            <MoverEntry key={mover.memberId} mover={mover} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The members whose stakes rose or fell most against the period before, the largest change first. Undefined while loading. */
export function Movers({ movers }: { movers: TeamMovers | undefined }) {
  return (
    <div className={ways}>
      <Way way="rose" movers={movers?.rose} />
      <Way way="fell" movers={movers?.fell} />
    </div>
  );
}
