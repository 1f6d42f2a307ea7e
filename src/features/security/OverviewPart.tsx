import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { securityQuery } from '#src/platform/endpoints/security/getSecurity.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Loaded } from './parts/Loaded.tsx';
import { Part } from './parts/Part.tsx';

/** What the player has bound, masked, and how old the password is. */
export function OverviewPart() {
  const { t } = useTranslation('security');
  const { date } = useFormat();
  const query = useQuery(securityQuery(usePlatform()));
  return (
    <Part id="security-overview" title={t('overview.title')}>
      <Loaded query={query} failed={t('overview.failed')}>
        {({ mobile, email, paymentPassword, passwordChangedAt, passwordExpired }) => (
          <>
            {passwordExpired && <FormError title={t('overview.expired')} />}
            <DefinitionList
              items={[
                { term: t('overview.mobile'), value: mobile ?? t('overview.unbound') },
                { term: t('overview.email'), value: email ?? t('overview.unbound') },
                {
                  term: t('overview.paymentPassword'),
                  value: t(paymentPassword ? 'overview.set' : 'overview.unset'),
                },
                { term: t('overview.passwordChangedAt'), value: date(passwordChangedAt, 'date') },
              ]}
            />
          </>
        )}
      </Loaded>
    </Part>
  );
}
