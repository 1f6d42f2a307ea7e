import type { ReactNode } from 'react';
import * as styles from './WithQRCode.css.ts';

export interface WithQRCodeProps {
  /** A LazyQRCode, or its skeleton. */
  code: ReactNode;
  /** The text parts beside it, one below the other. */
  children: ReactNode;
}

/** Text next to a QR code of the same content, which wraps below it if there is no room. */
export function WithQRCode({ code, children }: WithQRCodeProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.written}>{children}</div>
      <div className={styles.code}>{code}</div>
    </div>
  );
}
