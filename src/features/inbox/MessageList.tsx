import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '#src/platform/endpoints/messages/inbox.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './Inbox.css.ts';
import { MessageCard } from './MessageCard.tsx';
import { SelectionTools } from './SelectionTools.tsx';

export interface MessageListProps {
  messages: readonly InboxMessage[];
  /** How many messages of the whole inbox are unread. */
  unread: number;
  /** Marks one message, or all of them, as read. */
  onRead: (which: string | 'all') => void;
  onDelete: (ids: readonly string[]) => void;
}

/** A list of messages, to handle singly or several at once. */
export function MessageList({ messages, unread, onRead, onDelete }: MessageListProps) {
  const { t } = useTranslation('inbox');
  const [selecting, setSelecting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = messages.map(({ id }) => id);
  const selected = ids.filter((id) => chosen.has(id));
  const stop = () => {
    setSelecting(false);
    setChosen(new Set());
  };
  const choose = (id: string, ticked: boolean) =>
    setChosen((all) => new Set(ticked ? [...all, id] : [...all].filter((one) => one !== id)));
  return (
    <>
      {selecting ? (
        <SelectionTools
          selected={selected.length}
          total={ids.length}
          onSelectAll={(all) => setChosen(new Set(all ? ids : []))}
          onDelete={() => {
            onDelete(selected);
            stop();
          }}
          onCancel={stop}
        />
      ) : (
        <div className={styles.tools}>
          <Button disabled={unread === 0} onClick={() => onRead('all')}>
            {t('readAll')}
          </Button>
          <Button onClick={() => setSelecting(true)}>{t('select')}</Button>
        </div>
      )}
      <ul className={styles.list} aria-label={t('list')}>
        {messages.map((message) => {
          const card = (
            <MessageCard message={message} onRead={onRead} onDelete={(id) => onDelete([id])} />
          );
          return (
            <li key={message.id} className={selecting ? styles.row : undefined}>
              {selecting && (
                <div className={styles.box}>
                  <Checkbox
                    label={
                      <VisuallyHidden>{t('selectOne', { title: message.title })}</VisuallyHidden>
                    }
                    name={message.id}
                    value={chosen.has(message.id)}
                    onChange={(ticked) => choose(message.id, ticked)}
                  />
                </div>
              )}
              {card}
            </li>
          );
        })}
      </ul>
    </>
  );
}
