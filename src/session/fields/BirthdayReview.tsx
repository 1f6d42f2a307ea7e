import { useTranslation } from 'react-i18next';
import { Text } from '#src/ui/text/Text.tsx';
import { useBirthday } from './useBirthday.ts';

/** The last look at a birthday before it is saved for good: as it was understood, with the month in words. Nothing without a date. */
export function BirthdayReview({ typed }: { typed: string }) {
  const { t } = useTranslation('session');
  const date = useBirthday().inWords(typed);
  return (
    <div role="status">{date !== undefined && <Text>{t('birthdayReview', { date })}</Text>}</div>
  );
}
