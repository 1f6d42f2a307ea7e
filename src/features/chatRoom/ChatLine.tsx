import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useTextLanguage } from '#src/i18n/useTextLanguage.ts';
import type { ChatMessage } from '#src/platform/endpoints/chat/chatRoom.ts';
import { classNames } from '#src/ui/classNames.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './ChatRoomScreen.css.ts';
import { MessageMenu } from './MessageMenu.tsx';

export interface ChatLineProps {
  message: ChatMessage;
  canReport: boolean;
  /** Called when the menu of the message opens or closes. */
  onMenu: (open: boolean) => void;
}

/** One chat message with author, time and text; messages of others can be reported. */
export function ChatLine({ message, canReport, onMenu }: ChatLineProps) {
  const { t } = useTranslation('chatRoom');
  const { date } = useFormat();
  const languageOf = useTextLanguage();
  const { id, author, own, text, at } = message;
  const side = own ? 'own' : 'others';
  return (
    <article className={classNames(styles.line, styles.side[side])}>
      <div className={classNames(styles.bubble, styles.bubbleOf[side])}>
        <Text size="xs" tone="secondary">
          <Text as="strong" size="xs" weight="label" tone="secondary">
            {own ? t('you') : <bdi>{author}</bdi>}
          </Text>{' '}
          <DateTime moment={at} text={date(at, 'time')} />
        </Text>
        <Text {...languageOf(text)}>{text}</Text>
      </div>
      {!own && canReport && <MessageMenu id={id} author={author} onOpenChange={onMenu} />}
    </article>
  );
}
