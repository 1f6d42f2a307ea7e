import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PointItem } from '#src/platform/contract.generated.ts';
import { RewardPicture } from '#src/shared/rewards/RewardPicture.tsx';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { pointsShort } from '../pointUnits.ts';
import * as styles from './ItemCard.css.ts';
import { RedeemButton } from './RedeemButton.tsx';
import { useRedeem } from './useRedeem.ts';

export interface ItemCardProps {
  item: PointItem;
  /** The player's points; undefined while they load. */
  balance: string | undefined;
}

function Way({ item, balance }: ItemCardProps) {
  const { t } = useTranslation('pointMall');
  const points = usePoints();
  const [isOpen, setIsOpen] = useState(false);
  // Here, so that neither a closed dialog nor a lower balance loses an unconfirmed order.
  const redeem = useRedeem(item.code, () => setIsOpen(false));
  const button = balance !== undefined && (
    <RedeemButton
      {...{ item, balance, redeem }}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => {
        setIsOpen(false);
        redeem.forgetRefusal();
      }}
    />
  );
  if (redeem.ordered !== undefined) return button;
  if (item.stock === 0) return <Badge>{t('items.soldOut')}</Badge>;
  if (balance === undefined) return null;
  const short = pointsShort(balance, item.price);
  if (short === undefined) return button;
  return (
    <Text as="span" size="s" tone="secondary" figures>
      {t('items.short', { points: points(short) })}
    </Text>
  );
}

/** An item to redeem for points: what it is, its price, and whether the player can afford it (S2.9). */
export function ItemCard({ item, balance }: ItemCardProps) {
  const { t } = useTranslation('pointMall');
  const format = useFormat();
  const points = usePoints();
  return (
    <Card as="li" padding="none">
      <article className={styles.card}>
        <RewardPicture image={item.image} />
        <div className={styles.body}>
          <Heading level={3}>{item.name}</Heading>
          <Text size="s" tone="secondary">
            {item.description}
          </Text>
          {item.stock > 0 && (
            <Text size="xs" tone="secondary" figures>
              {t('items.stock', { stock: format.count(item.stock) })}
            </Text>
          )}
          <div className={styles.foot}>
            <Text as="span" weight="strong" figures>
              {t('items.price', { points: points(item.price) })}
            </Text>
            <Way item={item} balance={balance} />
          </div>
        </div>
      </article>
    </Card>
  );
}
