import { useEffect, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import type { IconProps } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  labels: {
    /** What is copied, in words: "Copy the account number". */
    copy: string;
    /** The outcome, read out (S8.7). */
    copied: string;
    /** What to do instead: "It could not be copied. Select the text and copy it." */
    failed: string;
  };
  /** With its words, where the icon alone would not say what is copied. */
  inWords?: boolean | undefined;
  /** For more to happen after it was copied, such as a toast. */
  onCopied?: (() => void) | undefined;
}

type Outcome = 'none' | 'copied' | 'failed';

const ICONS: Record<Outcome, IconProps['name']> = {
  none: 'copy',
  copied: 'check',
  failed: 'alert',
};

/** How long the outcome shows, in ms. */
const SHOWN_MS = 3000;

/** Copies a text, and says whether it could. */
export function CopyButton({ text, labels, inWords, onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
    }
  };
  const said = outcome === 'none' ? '' : labels[outcome];
  return (
    <span className={styles.copy}>
      {inWords ? (
        <Button icon={ICONS[outcome]} onClick={copy}>
          {said || labels.copy}
        </Button>
      ) : (
        <IconButton icon={ICONS[outcome]} label={said || labels.copy} onClick={copy} />
      )}
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </span>
  );
}
