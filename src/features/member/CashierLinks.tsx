import { useTranslation } from 'react-i18next';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Links to deposit and withdraw; the first is what most players come for (S2.10, S2.20). A player on a break sees no deposit. */
export function CashierLinks() {
  const { t } = useTranslation(['member', 'modules']);
  const { groups } = useSiteMenu();
  const onBreak = useBreakUntil() !== undefined;
  const ways = groups
    .flatMap(({ rows }) => rows)
    .filter(({ id, places }) => places.includes('cashier') && !(onBreak && id === 'deposit'));
  if (ways.length === 0) return null;
  return (
    <Stack direction="row" gap="s" wrap>
      {ways.map(({ id, route, label, icon }, place) => (
        <ButtonLink key={id} to={route} icon={icon} tone={place === 0 ? 'accent' : 'neutral'}>
          {t(label)}
        </ButtonLink>
      ))}
    </Stack>
  );
}
