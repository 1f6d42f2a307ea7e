import { useTranslation } from 'react-i18next';
import { useChosenMethod } from '#src/session/useChosenMethod.ts';
import { useFlags } from '#src/session/useFlags.ts';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { FirstLoginForm } from './FirstLoginForm.tsx';
import { ForcedChangeForm } from './ForcedChangeForm.tsx';
import { LoginSecondFactorForm } from './LoginSecondFactorForm.tsx';
import { SmsForm } from './SmsForm.tsx';
import { UsernameForm, type UsernameFormProps } from './UsernameForm.tsx';

function Credentials(props: UsernameFormProps) {
  const { t } = useTranslation('session');
  const { MOBILEVERCODELOGIN3: bySms } = useFlags();
  const { way = 'username', choose } = useChosenMethod<'username' | 'sms'>(
    bySms ? ['username', 'sms'] : ['username'],
  );
  const username = {
    value: 'username' as const,
    label: t('login.byUsername'),
    content: <UsernameForm {...props} />,
  };
  const sms = {
    value: 'sms' as const,
    label: t('login.bySms'),
    content: <SmsForm {...props} />,
  };
  return (
    <Tabs
      label={t('login.ways')}
      value={way}
      onChange={choose}
      tabs={bySms ? [username, sms] : [username]}
    />
  );
}

/** The login from its first field to its token, with every step that it may need (S4.3, S4.8, S4.16). */
export function SignIn({ area, signIn }: UsernameFormProps) {
  const { step } = signIn;
  switch (step.name) {
    case 'credentials':
      return <Credentials area={area} signIn={signIn} />;
    case 'verification':
      return <LoginSecondFactorForm {...step} signIn={signIn} />;
    case 'change':
      return <ForcedChangeForm area={area} step={step} signIn={signIn} />;
    case 'first':
      return <FirstLoginForm result={step.result} signIn={signIn} />;
  }
}
