import { useEffect, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import type { IconProps } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  labels: {
    /** The label: "Copy the account number". */
    copy: string;
    /** The success message, announced (S8.7). */
    copied: string;
    /** The error message with advice: "Could not copy. Select the text and copy it." */
    failed: string;
  };
  /** Shows a text label, if the icon alone would not say what is copied. */
  inWords?: boolean | undefined;
  /** Called after a copy, for example to show a toast. */
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

/** Copies a text and shows the outcome. */
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
