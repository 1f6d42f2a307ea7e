import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { DEPOSIT_PATH } from '#src/shared/deposits/depositPath.ts';
import { WITHDRAW_PATH } from '#src/shared/withdrawals/withdrawalPath.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';

const PAGES = [
  { name: 'deposit', path: DEPOSIT_PATH },
  { name: 'withdraw', path: WITHDRAW_PATH },
  { name: 'transfers', path: '/transfers' },
] as const;

/** The links between the pages of the player's money, at the top of each: the bar of phones has one entry for all of them. */
export function CashierLinks() {
  const { t } = useTranslation(['balance', 'modules']);
  const { wallet } = useBrand();
  const { pathname } = useLocation();
  return (
    <ScrollRow label={t('balance:cashier')}>
      {PAGES.filter(({ name }) => !(name === 'transfers' && wallet.single)).map(
        ({ name, path }) => (
          <li key={name}>
            <ChipLink to={path} current={pathname === path}>
              {t(`modules:${name}`)}
            </ChipLink>
          </li>
        ),
      )}
    </ScrollRow>
  );
}
