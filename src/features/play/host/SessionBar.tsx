import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { PlayMoneySign } from '#src/shared/playMoney/PlayMoneySign.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { PlayFigures, type PlayFiguresProps } from './PlayFigures.tsx';
import * as styles from './SessionBar.css.ts';

export interface SessionBarProps extends PlayFiguresProps {
  /** The game, or its vendor. */
  name: string;
  onLeave: () => void;
}

/** The bar above every game, outside its frame: back button, time, session length and net result. */
export function SessionBar({ name, trial, onLeave, ...figures }: SessionBarProps) {
  const { t } = useTranslation('play');
  const { market } = useBrand();
  const format = useFormat();
  return (
    <header className={styles.bar}>
      <div className={styles.game}>
        <IconButton icon="chevronStart" label={t('leave')} onClick={onLeave} />
        <Heading level={1} size="m">
          <span className={styles.name}>{name}</span>
        </Heading>
        {trial && <Badge tone="info">{t('trial')}</Badge>}
      </div>
      <PlayFigures trial={trial} {...figures} />
      <div className={styles.tools}>
        <span className={styles.mark}>
          <PlayMoneySign />
        </span>
        <TextLink to="/responsible">
          <VisuallyHidden>{t('safety')} </VisuallyHidden>
          <span className={styles.sign}>
            {t('ageSign', { age: format.count(market.minimumAge) })}
          </span>
        </TextLink>
        <FullScreenButton />
      </div>
    </header>
  );
}
