import type { ReactNode } from 'react';
import * as styles from './WithQRCode.css.ts';

export interface WithQRCodeProps {
  /** A LazyQRCode, or its shape. */
  code: ReactNode;
  /** What is written beside it, part below part. */
  children: ReactNode;
}

/** Texts with the code that says the same to a camera, which stands below them where there is no room. */
export function WithQRCode({ code, children }: WithQRCodeProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.written}>{children}</div>
      <div className={styles.code}>{code}</div>
    </div>
  );
}
