import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useSession } from '#src/session/SessionContext.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { AgeGate } from './age/AgeGate.tsx';
import { ageConfirmed, confirmAge } from './age/ageConfirmation.ts';
import { notice } from './host/GameHost.css.ts';
import { GameHost } from './host/GameHost.tsx';
import { launchTarget } from './target/launchTarget.ts';

function NoGame() {
  const { t } = useTranslation('play');
  return (
    <div className={notice}>
      <FullNotice icon="games" title={t('none.title')} text={t('none.text')}>
        <ButtonLink to="/" replace tone="accent">
          {t('failed.games')}
        </ButtonLink>
      </FullNotice>
    </div>
  );
}

/**
 * The page that hosts the game named in the URL (S2.8): `vassalage` and `gameCode`, or `gameType` for the lobby of a vendor. With
 * `mode=demo` it is a free trial, for anyone of age (S2.25); the module registry otherwise admits only members.
 */
export function GameScreen() {
  const [query] = useSearchParams();
  const { market } = useBrand();
  const { token } = useSession();
  const [ofAge, setOfAge] = useState(() => ageConfirmed(market.minimumAge));
  const target = launchTarget(query);
  if (!target) return <NoGame />;
  if (target.mode === 'demo' && token === undefined && !ofAge) {
    const confirm = () => {
      confirmAge(market.minimumAge);
      setOfAge(true);
    };
    return (
      <div className={notice}>
        <AgeGate onConfirm={confirm} />
      </div>
    );
  }
  return <GameHost key={query.toString()} target={target} ageConfirmed={ofAge} />;
}
