import { useTranslation } from 'react-i18next';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { RegisteredIpsPart } from './addresses/RegisteredIpsPart.tsx';
import { AuthenticatorPart } from './authenticator/AuthenticatorPart.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import { OverviewPart } from './OverviewPart.tsx';
import { PasswordPart } from './password/PasswordPart.tsx';
import { PaymentPasswordPart } from './payment/PaymentPasswordPart.tsx';
import { SessionsPart } from './sessions/SessionsPart.tsx';

/** The security centre: an account's protection, passwords, and the player's sessions (S2.16). */
export function SecurityScreen() {
  const { t } = useTranslation('security');
  return (
    <Stack gap="xl">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <OverviewPart />
      <IdentityPart />
      <PasswordPart />
      <PaymentPasswordPart />
      <AuthenticatorPart />
      <SessionsPart />
      <RegisteredIpsPart />
    </Stack>
  );
}
