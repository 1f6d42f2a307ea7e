import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { dismissable } from './WalletNotice.css.ts';

/** How long the line is shown, in milliseconds: it takes its room from the game. */
export const SHOWN_MS = 8000;

export interface TransferredLineProps {
  children: ReactNode;
  /** It was closed, or its time is over. */
  onLeave: () => void;
}

/** The line that says how much was transferred. It leaves by itself, but not while it is pointed at or has the focus. */
export function TransferredLine({ children, onLeave }: TransferredLineProps) {
  const { t } = useTranslation('play');
  const [isHeld, setHeld] = useState(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: they only hold the time; the button is what acts.
    <div
      className={dismissable}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Text size="s">{children}</Text>
      <IconButton icon="close" label={t('funds.closeLine')} onClick={onLeave} />
    </div>
  );
}
