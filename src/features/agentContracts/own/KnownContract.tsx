import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Contract, ContractKind } from '#src/platform/contract.generated.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { ownStateId } from '../statePlace.ts';
import { useContractWords } from '../useContractWords.ts';
import { WaitingOffer } from './WaitingOffer.tsx';

export interface KnownContractProps {
  kind: ContractKind;
  contract: Contract | undefined;
  offer: Contract | undefined;
  /** Whether the contract failed to load. */
  isFailed: boolean;
  /** The address of a contract. */
  pathOf: (id: string) => string;
}

function InForce({ contract }: { contract: Contract }) {
  const { t } = useTranslation('agentContracts');
  const words = useContractWords();
  const { date } = useFormat();
  const { acceptedAt, offerer } = contract;
  return (
    <Stack gap="xs">
      <Text weight="strong">{words.rate(contract)}</Text>
      <Text size="s">{words.paid(contract)}</Text>
      {acceptedAt && (
        <Text size="s" tone="secondary">
          {t('own.since', { date: date(acceptedAt, 'date') })}
        </Text>
      )}
      <Text size="s" tone="secondary">
        {offerer === null ? t('own.byOperator') : t('own.by', { offerer })}
      </Text>
    </Stack>
  );
}

function None({ isOffered }: { isOffered: boolean }) {
  const { t } = useTranslation('agentContracts');
  return (
    <Stack gap="xs">
      <Text>{t('own.none')}</Text>
      {!isOffered && (
        <Text size="s" tone="secondary">
          {t('own.noneHint')}
        </Text>
      )}
    </Stack>
  );
}

/** What an agent has of a kind, which has the focus once an offer is answered, and the offer that waits. */
export function KnownContract({ kind, contract, offer, isFailed, pathOf }: KnownContractProps) {
  const { t } = useTranslation('agentContracts');
  const state = useFocusOnChange(offer?.id);
  const isShown = contract !== undefined || !isFailed;
  return (
    <>
      {isShown && (
        <Stack gap="xs">
          <div id={ownStateId(kind)} ref={state} tabIndex={-1}>
            {contract ? <InForce contract={contract} /> : <None isOffered={offer !== undefined} />}
          </div>
          {contract && (
            <div>
              <TextLink to={pathOf(contract.id)} icon="chevronEnd">
                <span aria-hidden="true">{t('own.details')}</span>
                <VisuallyHidden>{t('own.detailsOf', { kind: t(`kind.${kind}`) })}</VisuallyHidden>
              </TextLink>
            </div>
          )}
        </Stack>
      )}
      {offer && <WaitingOffer offer={offer} to={pathOf(offer.id)} />}
    </>
  );
}
