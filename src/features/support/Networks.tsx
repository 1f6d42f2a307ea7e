import { useBrand } from '#src/brand/BrandContext.tsx';
import type { BuiltNetwork } from '#src/brand/page.ts';
import { CardLink } from '#src/ui/card/CardLink.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import * as styles from './Networks.css.ts';

function NetworkMark({ picture }: Required<Pick<BuiltNetwork, 'picture'>>) {
  const { src, width, height, sources } = picture;
  return (
    <picture className={styles.frame}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={styles.SIZE} />
      ))}
      <img className={styles.mark} alt="" {...{ src, width, height }} loading="lazy" />
    </picture>
  );
}

/** The brand's profiles in further networks, and its status page; nothing without them. */
export function Networks({ status }: { status: string }) {
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
          mark={picture && <NetworkMark picture={picture} />}
        />
      ))}
      {statusPage !== undefined && (
        <CardLink to={statusPage} title={status} hint={new URL(statusPage).hostname} icon="info" />
      )}
    </Grid>
  );
}
