import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { ROOM_VIEWS, type RoomView, roomPath } from './roomView.ts';

/** Links that switch between card and board games and their tables. */
export function RoomLinks({ shown }: { shown: RoomView }) {
  const { t } = useTranslation('games');
  return (
    <ScrollRow label={t('rooms.views')}>
      {ROOM_VIEWS.map((view) => (
        <li key={view}>
          <ChipLink to={roomPath(view)} current={view === shown} replace>
            {t(`rooms.${view}`)}
          </ChipLink>
        </li>
      ))}
    </ScrollRow>
  );
}
