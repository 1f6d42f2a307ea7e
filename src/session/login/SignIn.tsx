import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlags } from '#src/session/useFlags.ts';
import { useWayIn } from '#src/session/useWayIn.ts';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { UsernameForm, type UsernameFormProps } from './UsernameForm.tsx';

// Most logins are a username and a password: what else there is comes when it is needed, with the phone numbers of all countries.
const SmsForm = lazy(async () => ({ default: (await import('./SmsForm.tsx')).SmsForm }));
const VerificationForm = lazy(async () => ({
  default: (await import('./VerificationForm.tsx')).VerificationForm,
}));
const ForcedChangeForm = lazy(async () => ({
  default: (await import('./ForcedChangeForm.tsx')).ForcedChangeForm,
}));
const FirstLoginForm = lazy(async () => ({
  default: (await import('./FirstLoginForm.tsx')).FirstLoginForm,
}));

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<SkeletonLines />}>{children}</Suspense>
);

function Credentials(props: UsernameFormProps) {
  const { t } = useTranslation('session');
  const { MOBILEVERCODELOGIN3: bySms } = useFlags();
  const { way = 'username', choose } = useWayIn<'username' | 'sms'>(
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
    content: (
      <Later>
        <SmsForm {...props} />
      </Later>
    ),
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

/** A login from its first field to its token, with every step that it may need (S4.3, S4.8, S4.16). */
export function SignIn({ area, signIn }: UsernameFormProps) {
  const { step } = signIn;
  switch (step.name) {
    case 'credentials':
      return <Credentials area={area} signIn={signIn} />;
    case 'verification':
      return (
        <Later>
          <VerificationForm {...step} signIn={signIn} />
        </Later>
      );
    case 'change':
      return (
        <Later>
          <ForcedChangeForm area={area} step={step} signIn={signIn} />
        </Later>
      );
    case 'first':
      return (
        <Later>
          <FirstLoginForm result={step.result} signIn={signIn} />
        </Later>
      );
  }
}
