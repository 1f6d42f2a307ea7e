import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useTextLanguage } from '#src/i18n/useTextLanguage.ts';
import type { InboxMessage } from '#src/platform/endpoints/messages/inbox.ts';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button, buttonClass } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Inbox.css.ts';
import { messageLink } from './messageLink.ts';

export interface MessageCardProps {
  message: InboxMessage;
  /** Marks it as read. */
  onRead: (id: string) => void;
  onDelete: (id: string) => void;
}

/** A message: its title opens it, which marks it as read. Its links lead only to screens of the site. */
export function MessageCard({ message, onRead, onDelete }: MessageCardProps) {
  const { t } = useTranslation(['inbox', 'modules']);
  const { date } = useFormat();
  const languageOf = useTextLanguage();
  const menu = useSiteMenu();
  const [open, setOpen] = useState(false);
  const body = useId();
  const { id, kind, title, text, sentAt, read } = message;
  const way = messageLink(menu, message);
  const toggle = () => {
    if (!open && !read) onRead(id);
    setOpen(!open);
  };
  return (
    <Card as="article" padding="none">
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        onClick={toggle}
      >
        <span className={styles.names}>
          <span className={styles.marks}>
            {!read && <Badge tone="accent">{t('new')}</Badge>}
            <Text as="span" size="s" tone="secondary">
              {t(`kind.${kind}`)}
            </Text>
            <Text as="span" size="s" tone="secondary">
              <DateTime moment={sentAt} text={date(sentAt, 'dateTime')} />
            </Text>
          </span>
          <span className={classNames(styles.title, !read && styles.unread)} {...languageOf(title)}>
            {title}
          </span>
        </span>
        <Icon name={open ? 'minus' : 'chevronDown'} />
      </button>
      {open && (
        <div id={body} className={styles.body}>
          <div className={styles.words}>
            <Text {...languageOf(text)}>{text}</Text>
          </div>
          <div className={styles.tools}>
            {way && (
              <RouteLink to={way.to} className={buttonClass({})}>
                {way.about ? t(`see.${way.about}`) : t('goTo', { page: t(way.label) })}
              </RouteLink>
            )}
            <Button aria-label={t('deleteOne', { title })} onClick={() => onDelete(id)}>
              {t('delete')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
