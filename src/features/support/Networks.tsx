import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { BannerPicture } from '#src/shared/banners/BannerPicture.tsx';
import { CardLink } from '#src/ui/card/CardLink.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import * as styles from './Networks.css.ts';

/** The brand's profiles in further networks, and its status page; nothing without them. */
export function Networks() {
  const { t } = useTranslation('support');
  const { networks, statusPage } = useBrand().support;
  if (networks.length === 0 && statusPage === undefined) return null;
  return (
    <Grid columns="wide">
      {networks.map(({ name, url, icon, picture }) => (
        <CardLink
          key={url}
          to={url}
          title={name}
          hint={new URL(url).hostname}
          icon={icon}
          mark={
            picture && (
              <BannerPicture picture={picture} alt="" className={styles.mark} sizes={styles.SIZE} />
            )
          }
        />
      ))}
      {statusPage !== undefined && (
        <CardLink
          to={statusPage}
          title={t('contacts.status')}
          hint={new URL(statusPage).hostname}
          icon="info"
        />
      )}
    </Grid>
  );
}
