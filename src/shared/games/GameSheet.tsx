import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { launchPath } from '#src/platform/endpoints/games/launchPath.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Sheet } from '#src/ui/sheet/Sheet.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useGameActions } from './GameActionsContext.ts';
import { picture } from './GameSheet.css.ts';
import { useIsFavourite } from './useIsFavourite.ts';

export interface GameSheetProps {
  game: Game;
  open: boolean;
  onClose: () => void;
}

/** The sheet of a game's options, for touch (S2.25): start now, free trial, favourite. */
export function GameSheet({ game, open, onClose }: GameSheetProps) {
  const { t } = useTranslation('games');
  const { platform } = useBrand();
  const { toggle } = useGameActions();
  const marked = useIsFavourite(game.nodeId);
  const { displayName, vendorName, lagerIcon, placeholder, demo } = game;
  return (
    <Sheet
      title={displayName}
      closeLabel={t('close')}
      open={open}
      onClose={onClose}
      actions={
        <>
          {demo && <ButtonLink to={launchPath(game, 'demo')}>{t('trial')}</ButtonLink>}
          <ButtonLink to={launchPath(game)} tone="accent">
            {t('start')}
          </ButtonLink>
        </>
      }
    >
      <Stack>
        <img
          className={picture}
          src={pictureAddress(lagerIcon, platform)}
          alt=""
          width={400}
          height={225}
          style={{ background: placeholder }}
        />
        <Stack direction="row" align="center" justify="between">
          <Text tone="secondary">{vendorName}</Text>
          <Button
            tone="quiet"
            icon={marked ? 'heartFull' : 'heart'}
            aria-pressed={marked}
            onClick={() => toggle(game, !marked)}
          >
            {t('favourite.short')}
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  );
}
