import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { launchPath } from '#src/platform/endpoints/games/launchPath.ts';
import type { Room } from '#src/platform/endpoints/play/rooms.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';

export interface RoomCardProps {
  game: Game;
  rooms: readonly Room[];
}

/** One table: its name links to the game, with its seats and stakes. */
function RoomLine({ game, room }: { game: Game; room: Room }) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const { displayName, seats, leastStake, mostStake } = room;
  return (
    <Stack as="li" direction="row" align="center" justify="between" wrap>
      <Stack gap="xxs">
        <TextLink to={launchPath(game)}>
          {displayName}
          <VisuallyHidden>{t('rooms.of', { name: game.displayName })}</VisuallyHidden>
        </TextLink>
        <Text size="xs" tone="secondary">
          {t('rooms.seats', { count: seats, shown: format.count(seats) })}
        </Text>
      </Stack>
      <Text size="s">
        {t('rooms.stakes', { least: format.amount(leastStake), most: format.amount(mostStake) })}
      </Text>
    </Stack>
  );
}

/** A card or board game with its tables. */
export function RoomCard({ game, rooms }: RoomCardProps) {
  const titleId = useId();
  return (
    <Card as="li" labelledBy={titleId}>
      <Stack>
        <Stack gap="xxs">
          <Heading level={2} size="m" id={titleId}>
            {game.displayName}
          </Heading>
          <Text size="s" tone="secondary">
            {game.vendorName}
          </Text>
        </Stack>
        <Stack as="ul" gap="s">
          {rooms.map((room) => (
            <RoomLine key={room.roomId} game={game} room={room} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
