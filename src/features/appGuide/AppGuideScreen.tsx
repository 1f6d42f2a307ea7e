import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './AppGuideScreen.css.ts';
import { InstallOffer } from './InstallOffer.tsx';
import { InstallSteps } from './InstallSteps.tsx';
import { OnYourPhone } from './OnYourPhone.tsx';
import { Stores } from './Stores.tsx';

/** The guide to install the site as an app: by the browser's offer, step by step, or with a phone's camera (S1.5). */
export function AppGuideScreen() {
  const { t } = useTranslation('appGuide');
  const { name: brand } = useBrand();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{t('title', { brand })}</Heading>
        <Text>{t('lead', { brand })}</Text>
      </header>
      <Stores />
      <InstallOffer />
      <InstallSteps />
      <OnYourPhone />
      <section className={styles.part}>
        <Heading level={2}>{t('good.title')}</Heading>
        <ul className={styles.points}>
          <li>{t('good.offline')}</li>
          <li>{t('good.private')}</li>
          <li>{t('good.saver')}</li>
        </ul>
      </section>
    </article>
  );
}
