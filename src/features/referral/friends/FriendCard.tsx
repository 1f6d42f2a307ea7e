import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Friend } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** An invited friend: masked name, join date, tier, and the reward paid for them. */
export function FriendCard({
  friend: { customerName, tier, joinedAt, earned },
}: {
  friend: Friend;
}) {
  const { t } = useTranslation('referral');
  const { amount, count, date } = useFormat();
  return (
    <Card as="li" tone="outlined">
      <Stack direction="row" gap="s" justify="between" align="center" wrap>
        <Stack gap="xxs">
          <Text weight="label">{customerName}</Text>
          <Text size="s" tone="secondary">
            {t('friends.tier', { tier: count(tier) })}
          </Text>
          <Text as="time" size="s" tone="secondary" dateTime={joinedAt}>
            {t('friends.joined', { date: date(joinedAt, 'date') })}
          </Text>
        </Stack>
        <Text as="span" weight="strong">
          <Money value={earned} text={amount(earned)} />
        </Text>
      </Stack>
    </Card>
  );
}
