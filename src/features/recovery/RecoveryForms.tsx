import { useTranslation } from 'react-i18next';
import { useChosenMethod } from '#src/session/useChosenMethod.ts';
import { useFlags } from '#src/session/useFlags.ts';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { RequestResetLinkForm } from './RequestResetLinkForm.tsx';
import { ResetBySmsForm, type ResetBySmsFormProps } from './ResetBySmsForm.tsx';

/** The password reset forms: by mobile number first, if players register with one, and by e-mail (S4.6). */
export function RecoveryForms({ onToken }: ResetBySmsFormProps) {
  const { t } = useTranslation('recovery');
  const { MOBILENUMREG3: byMobile } = useFlags();
  const offered = byMobile ? (['mobile', 'email'] as const) : (['email'] as const);
  const {
    way = 'email',
    choose,
    keep,
  } = useChosenMethod<'mobile' | 'email'>(offered, 'recovery.way');
  const forms = { mobile: <ResetBySmsForm onToken={onToken} />, email: <RequestResetLinkForm /> };
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
