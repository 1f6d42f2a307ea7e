import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openDepositsQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { OpenDepositCard } from '#src/shared/deposits/OpenDepositCard.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { Creation } from './useCreateDeposit.ts';
import { useReturnGameQuery } from './useReturnGameQuery.ts';

/** The open deposits that block another one, each with a link. */
function OpenDeposits() {
  const game = useReturnGameQuery();
  const { data = [] } = useQuery(openDepositsQuery(usePlatform()));
  return data.map((deposit) => (
    <OpenDepositCard key={deposit.reference} deposit={deposit} game={game} />
  ));
}

/** Explains why a deposit was not created, or that it is not known yet whether it was. */
export function CreationFailure({ creation }: { creation: Creation }) {
  const { t } = useTranslation('deposit');
  const words = useErrorMessage();
  const { isUnknown, isUnconfirmed, error } = creation;
  if (isUnknown) return <FormError title={t('unknown.title')}>{t('unknown.text')}</FormError>;
  if (!error) return null;
  if (error instanceof PlatformError && error.code === 'deposits_open') {
    return (
      <Stack gap="s">
        <FormError title={t('tooMany.title')}>{t('tooMany.text')}</FormError>
        <OpenDeposits />
      </Stack>
    );
  }
  const title = isUnconfirmed ? t('unknown.title') : t('refused');
  return <FormError title={title}>{words(error)}</FormError>;
}
