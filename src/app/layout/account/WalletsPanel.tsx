import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { rowsAt } from '#src/modules/select.ts';
import type { VendorWalletState } from '#src/platform/contract.generated.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { AutomaticTransferSwitch } from '#src/shared/balance/AutomaticTransferSwitch.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { vendorBalanceSum } from '#src/shared/balance/transfer/amounts.ts';
import { CollectFunds } from '#src/shared/balance/transfer/CollectFunds.tsx';
import { useCollectFunds } from '#src/shared/balance/transfer/useCollectFunds.ts';
import { WalletAmount } from '#src/shared/balance/WalletAmount.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { EntryLink } from '../EntryLink.tsx';
import * as styles from './AccountArea.css.ts';

export interface WalletsPanelProps {
  hidden: boolean;
  /** A link of the panel was followed. */
  onFollow: () => void;
}

/** Each wallet's balance, everything to the main one in one press, and the transfers page (S2.16 transferFund, S7.26). */
export function WalletsPanel({ hidden, onFollow }: WalletsPanelProps) {
  const { t, i18n } = useTranslation('balance');
  const { t: session } = useTranslation('session');
  const { amount } = useFormat();
  const rows = rowsAt(useSite().rows, 'wallets');
  const collection = useCollectFunds();
  const { data } = useQuery(walletBalanceQuery(usePlatform(), i18n.language));
  const filled = data?.wallets.filter(({ balance }) => isPositive(balance)) ?? [];
  const closed = vendorBalanceSum(filled, 'closed');
  const canMove = isPositive(vendorBalanceSum(filled, 'open')) || collection.isOpen;
  const rest = useFocusOnChange(canMove);
  if (!data) return null;
  const shown = (held: string, state?: VendorWalletState) => (
    <WalletAmount amount={held} {...{ hidden, state }} />
  );
  const items = [
    { term: session('transfer.main'), value: shown(data.balance) },
    ...filled.map(({ displayName, balance, state }) => ({
      term: displayName,
      value: shown(balance, state),
    })),
    ...(isPositive(data.locked) ? [{ term: t('locked'), value: shown(data.locked) }] : []),
  ];
  return (
    <Stack gap="m">
      <DefinitionList items={items} />
      {canMove ? (
        <CollectFunds collection={collection} />
      ) : (
        <div ref={rest} tabIndex={-1}>
          <Text size="s" tone="secondary">
            {isPositive(closed) ? t('left', { amount: amount(closed) }) : t('allInMain')}
          </Text>
        </div>
      )}
      <AutomaticTransferSwitch automatic={data.automatic} />
      <ul className={styles.entries}>
        {rows.map((row) => (
          <li key={row.id}>
            <EntryLink row={row} className={styles.entry} withIcon onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
