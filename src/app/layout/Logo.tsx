import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { image, link, slim } from './Logo.css.ts';

/** The brand's logo, which links to the lobby. */
export function Logo() {
  const { t } = useTranslation('app');
  const { name, logo } = useBrand();
  return (
    <RouteLink to="/" className={link} aria-label={t('lobbyLink', { brand: name })}>
      <img src={logo.src} width={logo.width} height={logo.height} alt="" className={image} />
    </RouteLink>
  );
}

/** The brand's logo in a slim header. It is no link: beside a game, a press that misses must not leave the page. */
export function SlimLogo() {
  const { name, logo } = useBrand();
  return <img src={logo.src} width={logo.width} height={logo.height} alt={name} className={slim} />;
}
