import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chatRoomsQuery } from '#src/platform/endpoints/chat/chatRoom.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { RoomDialog } from './RoomDialog.tsx';

export interface ChatRoomScreenProps {
  close?: () => void;
}

/** The chat, a dialog above the current page (S1.5, S2.15). Trial accounts can read, members can write too. */
export function ChatRoomScreen({ close }: ChatRoomScreenProps) {
  const { t, i18n } = useTranslation('chatRoom');
  const words = useErrorMessage();
  const answer = useQuery(chatRoomsQuery(usePlatform(), i18n.language));
  const { data: rooms, error, isPending, isFetching, refetch } = answer;
  const frame = {
    title: t('title'),
    closeLabel: t('close'),
    open: true,
    onClose: () => close?.(),
  };
  const [first] = rooms ?? [];
  if (rooms && first) return <RoomDialog frame={frame} rooms={rooms} first={first} />;
  return (
    <Dialog {...frame} loading={isPending}>
      {error ? (
        <ErrorState
          title={t('failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <EmptyState icon="message" title={t('noRooms')} hint={t('noRoomsHint')} />
      )}
    </Dialog>
  );
}
