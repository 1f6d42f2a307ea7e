import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useSession } from '#src/session/SessionContext.tsx';
import { useMember } from '#src/session/useMember.ts';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { AgeGate } from './age/AgeGate.tsx';
import { ageConfirmed, confirmAge } from './age/ageConfirmation.ts';
import { notice } from './host/GameHost.css.ts';
import { GameHost } from './host/GameHost.tsx';
import { isLeftOut, launchTarget } from './target/launchTarget.ts';

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

/** A game that the brand does not offer; a link to it may come from elsewhere. */
function LeftOut() {
  const { t } = useTranslation(['play', 'platform']);
  return (
    <div className={notice}>
      <FullNotice icon="games" title={t('failed.title')} text={t('platform:error.game_unknown')}>
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
  const { market, gamesLeftOut } = useBrand();
  const { token } = useSession();
  const player = useMember()?.id;
  const [ofAge, setOfAge] = useState(() => ageConfirmed(market.minimumAge));
  const target = launchTarget(query);
  if (!target) return <NoGame />;
  if (isLeftOut(target, gamesLeftOut)) return <LeftOut />;
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
  // What the player last sent to the game's wallet is looked up when the game opens. A free trial has no wallet.
  if (target.mode !== 'demo' && player === undefined) return null;
  return <GameHost key={query.toString()} target={target} player={player} ageConfirmed={ofAge} />;
}
