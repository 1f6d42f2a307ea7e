import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlags } from '#src/session/useFlags.ts';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { EmailForm } from './EmailForm.tsx';
import { MobileForm, type MobileFormProps } from './MobileForm.tsx';

/**
 * The ways to a new password: by mobile number first, where players register with one, and by e-mail (S4.6). What the
 * platform's flags say may come while somebody types: the form on show stays.
 */
export function RecoveryForms({ onToken }: MobileFormProps) {
  const { t } = useTranslation('recovery');
  const { MOBILENUMREG3: byMobile } = useFlags();
  const [way, setWay] = useState<'mobile' | 'email'>(byMobile ? 'mobile' : 'email');
  const mobile = {
    value: 'mobile' as const,
    label: t('by.mobile'),
    content: <MobileForm onToken={onToken} />,
  };
  const email = { value: 'email' as const, label: t('by.email'), content: <EmailForm /> };
  return (
    <Tabs
      label={t('ways')}
      value={byMobile ? way : 'email'}
      onChange={setWay}
      tabs={byMobile ? [mobile, email] : [email]}
    />
  );
}
