import { useTranslation } from 'react-i18next';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
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
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </Stack>
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
