import { useTranslation } from 'react-i18next';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Desk } from './Desk.tsx';

/** What can be withdrawn, the form for it, and what was withdrawn before. */
export function Cashier() {
  const { t } = useTranslation('withdrawals');
  return (
    <>
      <Heading level={1}>{t('title')}</Heading>
      <Desk />
    </>
  );
}
