import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ContractDialogs } from './ContractDialogs.tsx';
import { Contracts } from './Contracts.tsx';
import { type ContractView, contractsPath, contractViewOf, NOTHING_OPEN } from './contractPaths.ts';
import { ContractFile } from './list/ContractFile.tsx';
import { SideLinks } from './list/SideLinks.tsx';

/** The page of contracts that an agent received and gave (S2.15, S4.16). The address sets the side and the open dialog. */
export function ContractsScreen() {
  const { t } = useTranslation('agentContracts');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = contractViewOf(query);
  const show = (change: Partial<ContractView>) =>
    navigate(contractsPath({ ...view, ...NOTHING_OPEN, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
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
      <Contracts view={view} onChange={show} />
      <ContractDialogs view={view} onChange={show} />
    </RecordPage>
  );
}
