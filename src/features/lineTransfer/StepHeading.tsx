import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './LineTransfer.css.ts';

/** The heading of a new step: takes the focus, so that screen readers announce it and the page continues there. */
export function StepHeading({ children }: { children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div ref={head} tabIndex={-1} className={styles.stepHead}>
      <Heading level={2} size="l">
        {children}
      </Heading>
    </div>
  );
}
