import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { depositForGame, returnGameQuery } from '#src/shared/deposits/gameToPlay.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { ShortLine } from './ShortLine.tsx';

/**
 * The notice above a game on a site with a single wallet: the balance does not cover a stake, with a link to a deposit that leads back to
 * the game. Players on a break get no link.
 */
export function LowBalanceNotice({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('play');
  const [query] = useSearchParams();
  const onBreak = useBreakUntil() !== undefined;
  return (
    <div role="status">
      <ShortLine text={t('funds.lowBalance')} onDismiss={onDismiss}>
        {!onBreak && (
          <ButtonLink to={depositForGame(returnGameQuery(query))} replace size="s">
            {t('funds.deposit')}
          </ButtonLink>
        )}
      </ShortLine>
    </div>
  );
}
