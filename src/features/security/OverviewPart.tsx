import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ContactEntry } from './contacts/ContactEntry.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Part } from './parts/Part.tsx';
import { QueryPart } from './parts/QueryPart.tsx';

/** The player's masked and editable contacts, and when the login password was changed. */
export function OverviewPart() {
  const { t } = useTranslation('security');
  const { date } = useFormat();
  const query = useQuery(securityQuery(usePlatform()));
  return (
    <Part id="security-overview" title={t('overview.title')}>
      <QueryPart query={query} failed={t('overview.failed')} shape={<OverviewSkeleton />}>
        {({ mobile, email, paymentPassword, passwordChangedAt, passwordExpired }) => (
          <>
            {passwordExpired && <FormError title={t('overview.expired')} initial />}
            <Stack as="ul" gap="s">
              <ContactEntry kind="mobile" bound={mobile} spare={email !== null} />
              <ContactEntry kind="email" bound={email} spare={mobile !== null} />
            </Stack>
            <DefinitionList
              items={[
                {
                  term: t('overview.paymentPassword'),
                  value: t(paymentPassword ? 'overview.set' : 'overview.unset'),
                },
                { term: t('overview.passwordChangedAt'), value: date(passwordChangedAt, 'date') },
              ]}
            />
          </>
        )}
      </QueryPart>
    </Part>
  );
}
