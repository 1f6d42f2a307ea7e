import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';

const PAGES = ['deposit', 'withdraw', 'transfers'] as const;

/**
 * The links between the pages of the player's money that the site has, at the top of each: the bar of phones has one entry for all of them.
 * A player on a break sees no deposit.
 */
export function CashierLinks() {
  const { t } = useTranslation(['balance', 'modules']);
  const { wallet } = useBrand();
  const { groups } = useSiteMenu();
  const { pathname } = useLocation();
  const onBreak = useBreakUntil() !== undefined;
  const entries = groups.flatMap(({ rows }) => rows);
  const hidden = [onBreak && 'deposit', wallet.single && 'transfers'];
  const pages = PAGES.filter((id) => !hidden.includes(id)).flatMap(
    (id) => entries.find((entry) => entry.id === id) ?? [],
  );
  return (
    <ScrollRow label={t('balance:cashier')}>
      {pages.map(({ id, route, label }) => (
        <li key={id}>
          <ChipLink to={route} current={pathname === route}>
            {t(label)}
          </ChipLink>
        </li>
      ))}
    </ScrollRow>
  );
}
