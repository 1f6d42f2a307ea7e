import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { depositForGame, returnGameQuery } from '#src/shared/deposits/gameToPlay.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/**
 * The links for a player with empty wallets: a deposit that leads back to this game, and other games.
 *
 * @param deposits whether the player may deposit: not during a break
 */
export function NextSteps({ deposits }: { deposits: boolean }) {
  const { t } = useTranslation('play');
  const [query] = useSearchParams();
  return (
    <Stack direction="row" gap="s" wrap>
      {deposits && (
        <ButtonLink to={depositForGame(returnGameQuery(query))} replace tone="accent" icon="wallet">
          {t('funds.deposit')}
        </ButtonLink>
      )}
      <ButtonLink to="/" replace>
        {t('failed.games')}
      </ButtonLink>
    </Stack>
  );
}
