import { useTranslation } from 'react-i18next';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import * as styles from './FeedbackScreen.css.ts';

/** The page of the member's feedback and the staff's answers (S1.2, S7.21). */
export function FeedbackScreen() {
  const { t } = useTranslation('feedback');
  return (
    <div className={styles.page}>
      <Stack gap="s">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </Stack>
      <div className={styles.columns}>
        <FeedbackForm />
        <FeedbackList />
      </div>
    </div>
  );
}
