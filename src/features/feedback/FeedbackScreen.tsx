import { useTranslation } from 'react-i18next';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import * as styles from './FeedbackScreen.css.ts';

/** The page of the member's feedback and the staff's answers (S1.2, S7.21). */
export function FeedbackScreen() {
  const { t } = useTranslation('feedback');
  return (
    <div className={styles.page}>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <div className={styles.columns}>
        <FeedbackForm />
        <FeedbackList />
      </div>
    </div>
  );
}
