import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useTextLanguage } from '#src/i18n/useTextLanguage.ts';
import type { Feedback } from '#src/platform/endpoints/help/feedback.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './FeedbackScreen.css.ts';

/** A member's feedback, and the staff's answer once there is one. */
export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const { date } = useFormat();
  const languageOf = useTextLanguage();
  const { category, content, sentAt, reply, repliedAt } = feedback;
  return (
    <Card as="article">
      <Stack gap="m">
        <Stack direction="row" gap="s" align="center" justify="between" wrap>
          <Text as="span" weight="label">
            {t(`category.${category}`)}
          </Text>
          {reply === null ? (
            <Badge>{t('own.waiting')}</Badge>
          ) : (
            <Badge tone="success" icon="check">
              {t('own.answered')}
            </Badge>
          )}
        </Stack>
        <div className={styles.words}>
          <Text {...languageOf(content)}>{content}</Text>
        </div>
        <Text as="div" size="s" tone="secondary">
          <DateTime moment={sentAt} text={date(sentAt, 'dateTime')} />
        </Text>
        {reply !== null && (
          <div className={styles.answer}>
            <Text size="s" weight="label">
              {t('own.answer')}
            </Text>
            <div className={styles.words}>
              <Text size="s" {...languageOf(reply)}>
                {reply}
              </Text>
            </div>
            {repliedAt !== null && (
              <Text as="div" size="s" tone="secondary">
                <DateTime moment={repliedAt} text={date(repliedAt, 'dateTime')} />
              </Text>
            )}
          </div>
        )}
      </Stack>
    </Card>
  );
}
