import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { BannerPicture } from '#src/shared/banners/BannerPicture.tsx';
import * as styles from './MethodName.css.ts';
import { entryOf } from './methodsOf.ts';

export interface MethodNameProps {
  method: string;
  provider: string;
  children: ReactNode;
}

/** The name of a way of paying, with the mark that the brand has for it, if any. */
export function MethodName({ method, provider, children }: MethodNameProps) {
  const picture = entryOf(useBrand().payments.methods, { method, provider })?.picture;
  if (!picture) return children;
  return (
    <span className={styles.named}>
      <BannerPicture picture={picture} alt="" className={styles.mark} sizes={styles.WIDTH} />
      {children}
    </span>
  );
}
