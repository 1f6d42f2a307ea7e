import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlags } from '#src/session/useFlags.ts';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { EmailForm } from './EmailForm.tsx';
import { MobileForm, type MobileFormProps } from './MobileForm.tsx';

/** The ways to a new password: by mobile number first, where players register with one, and by e-mail (S4.6). */
export function RecoveryForms({ onToken }: MobileFormProps) {
  const { t } = useTranslation('recovery');
  const { MOBILENUMREG3: byMobile } = useFlags();
  const [chosen, setChosen] = useState<'mobile' | 'email'>();
  if (!byMobile) return <EmailForm />;
  return (
    <Tabs
      label={t('ways')}
      value={chosen ?? 'mobile'}
      onChange={setChosen}
      tabs={[
        { value: 'mobile', label: t('by.mobile'), content: <MobileForm onToken={onToken} /> },
        { value: 'email', label: t('by.email'), content: <EmailForm /> },
      ]}
    />
  );
}
