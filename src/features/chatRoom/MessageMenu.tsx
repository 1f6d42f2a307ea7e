import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportChatMessage } from '#src/platform/endpoints/chat/chatRoom.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { MenuItem } from '#src/ui/menu/MenuItem.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

export interface MessageMenuProps {
  id: string;
  author: string;
  onOpenChange: (open: boolean) => void;
}

/** The menu of another player's message: report it to the staff. */
export function MessageMenu({ id, author, onOpenChange }: MessageMenuProps) {
  const { t } = useTranslation('chatRoom');
  const toast = useToast();
  const words = useErrorMessage();
  const platform = usePlatform();
  const { mutate } = useMutation({
    mutationFn: () => reportChatMessage(platform, id),
    onSuccess: () => toast({ tone: 'success', title: t('report.done') }),
    onError: (error) => toast({ tone: 'danger', title: t('report.failed'), text: words(error) }),
  });
  return (
    <Menu
      trigger={<IconButton icon="more" label={t('report.more', { author })} iconSize="s" />}
      onOpenChange={onOpenChange}
    >
      <MenuItem icon="shield" onSelect={() => mutate()}>
        {t('report.action')}
      </MenuItem>
    </Menu>
  );
}
