import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
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
  const { src, width, height, sources } = picture;
  return (
    <span className={styles.named}>
      <picture className={styles.frame}>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={styles.WIDTH} />
        ))}
        <img className={styles.mark} alt="" {...{ src, width, height }} loading="lazy" />
      </picture>
      {children}
    </span>
  );
}
