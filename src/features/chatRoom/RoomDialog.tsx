import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatRoom } from '#src/platform/endpoints/chat/chatRoom.ts';
import { useViewer } from '#src/session/useMember.ts';
import { Chip } from '#src/ui/chip/Chip.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './ChatRoomScreen.css.ts';
import { Composer } from './Composer.tsx';
import { RoomLog } from './RoomLog.tsx';
import { useRoomMessages } from './useRoomMessages.ts';

export interface RoomDialogProps {
  frame: { title: string; closeLabel: string; open: boolean; onClose: () => void };
  rooms: readonly ChatRoom[];
  first: ChatRoom;
}

/** The list of rooms, the messages of the chosen room and the input for a new message. */
export function RoomDialog({ frame, rooms, first }: RoomDialogProps) {
  const { t } = useTranslation('chatRoom');
  const [chosen, choose] = useState(first);
  const viewer = useViewer();
  const { query, messages, add } = useRoomMessages(chosen.room);
  const composer = <Composer room={chosen.room} onSent={(message) => add(chosen.room, message)} />;
  const readOnly = (
    <Text size="s" tone="secondary">
      {t('write.trial')}
    </Text>
  );
  return (
    <Dialog {...frame} actions={viewer === 'trial' ? readOnly : composer}>
      <div className={styles.room}>
        {rooms.length > 1 && (
          <div className={styles.rooms}>
            <ScrollRow label={t('rooms')}>
              {rooms.map((room) => (
                <li key={room.room}>
                  <Chip selected={room.room === chosen.room} onSelect={() => choose(room)}>
                    {room.title}
                  </Chip>
                </li>
              ))}
            </ScrollRow>
          </div>
        )}
        <RoomLog
          key={chosen.room}
          title={chosen.title}
          query={query}
          messages={messages}
          canReport={viewer !== 'trial'}
        />
      </div>
    </Dialog>
  );
}
