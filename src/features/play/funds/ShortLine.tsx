import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { brief, dismissable, full, way } from './WalletNotice.css.ts';

export interface ShortLineProps {
  /** The message where there is room for it; phones have a brief one. */
  text: string;
  onDismiss: () => void;
  /** The way to more money. */
  children: ReactNode;
}

/** The line above a game whose balance does not cover a stake: one line on phones, and dismissed for as long as the game is open. */
export function ShortLine({ text, onDismiss, children }: ShortLineProps) {
  const { t } = useTranslation('play');
  return (
    <div className={dismissable}>
      <div className={brief}>
        <Text size="s" oneLine>
          {t('funds.short')}
        </Text>
      </div>
      <div className={full}>
        <Text size="s">{text}</Text>
      </div>
      <div className={way}>{children}</div>
      <IconButton icon="close" label={t('funds.closeLine')} onClick={onDismiss} />
    </div>
  );
}
