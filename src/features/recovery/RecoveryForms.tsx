import { useTranslation } from 'react-i18next';
import { useChosenWay } from '#src/session/useChosenWay.ts';
import { useFlags } from '#src/session/useFlags.ts';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { EmailForm } from './EmailForm.tsx';
import { MobileForm, type MobileFormProps } from './MobileForm.tsx';

/** The password reset forms: by mobile number first, if players register with one, and by e-mail (S4.6). */
export function RecoveryForms({ onToken }: MobileFormProps) {
  const { t } = useTranslation('recovery');
  const { MOBILENUMREG3: byMobile } = useFlags();
  const offered = byMobile ? (['mobile', 'email'] as const) : (['email'] as const);
  const { way = 'email', choose, keep } = useChosenWay<'mobile' | 'email'>(offered, 'recovery.way');
  const forms = { mobile: <MobileForm onToken={onToken} />, email: <EmailForm /> };
  return (
    <div onInput={keep}>
      <Tabs
        label={t('ways')}
        value={way}
        onChange={choose}
        tabs={offered.map((value) => ({ value, label: t(`by.${value}`), content: forms[value] }))}
      />
    </div>
  );
}
