import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerPicture } from '#src/shared/banners/BannerPicture.tsx';
import { textIn } from '#src/shared/banners/textIn.ts';
import { VendorMark } from '#src/shared/games/VendorMark.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { BlockOf } from '../block.ts';
import * as styles from './PartnersBlock.css.ts';
import { PartnerTile } from './PartnerTile.tsx';
import { useVendors } from './useVendors.ts';

type Partner = BlockOf<'partners'>['partners'][number];

/** A partner that is no provider of games. */
function Other({ name, picture, url }: Partner) {
  const { i18n } = useTranslation();
  return (
    <PartnerTile
      name={textIn(name, i18n.language)}
      picture={
        picture && (
          <BannerPicture picture={picture} alt="" className={styles.picture} sizes="160px" />
        )
      }
      target={url === undefined ? { kind: 'none' } : { kind: 'external', href: url }}
    />
  );
}

/** Partners side by side: providers of games, and others with a picture of their own. Those that the platform does not have are left out. */
export function PartnersBlock({ block: { title, partners } }: { block: BlockOf<'partners'> }) {
  const { i18n } = useTranslation();
  const titleId = useId();
  const vendors = useVendors();
  const shown = partners.filter(({ vendor }) => !vendor || !vendors || vendors.has(vendor));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="m">
        <Heading level={2} id={titleId}>
          {textIn(title, i18n.language)}
        </Heading>
        <Grid as="ul" columns="narrow">
          {shown.map((partner) => {
            if (partner.vendor === undefined) {
              return <Other key={textIn(partner.name, i18n.language)} {...partner} />;
            }
            const vendor = vendors?.get(partner.vendor);
            return (
              <PartnerTile
                key={partner.vendor}
                name={vendor?.card.displayName}
                picture={vendor && <VendorMark vendor={vendor.card} />}
                target={vendor?.target}
              />
            );
          })}
        </Grid>
      </Stack>
    </section>
  );
}
