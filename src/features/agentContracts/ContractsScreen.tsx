import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Contracts } from './Contracts.tsx';
import { type ContractView, contractsPath, contractViewOf, NOTHING_OPEN } from './contractPaths.ts';
import { ContractFile } from './list/ContractFile.tsx';
import { SideLinks } from './list/SideLinks.tsx';
import { OpenContract } from './OpenContract.tsx';
import { useKinds } from './useKinds.ts';

/** The contracts that an agent received and gave (S2.15, S4.16). The address says which, and what is open above them. */
export function ContractsScreen() {
  const { t } = useTranslation('agentContracts');
  const words = useErrorMessage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = contractViewOf(query);
  const show = (change: Partial<ContractView>) =>
    navigate(contractsPath({ ...view, ...NOTHING_OPEN, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const { kinds, error, isFetching, refetch } = useKinds();
  return (
    <RecordPage title={t('title')} aside={<ContractFile view={view} />}>
      <Text tone="secondary">{t('lead')}</Text>
      <div>
        <ButtonLink
          tone="accent"
          icon="sendMoney"
          to={contractsPath({ ...view, ...NOTHING_OPEN, picking: true })}
        >
          {t('make')}
        </ButtonLink>
      </div>
      <SideLinks view={view} />
      {kinds && <Contracts view={view} kinds={kinds} onChange={show} />}
      {!kinds && error && (
        <ErrorState
          title={t('settingsFailed')}
          hint={words(error)}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!kinds && !error && (
        <Card>
          <SkeletonLines />
        </Card>
      )}
      <OpenContract view={view} onChange={show} />
    </RecordPage>
  );
}
