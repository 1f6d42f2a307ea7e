import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './LineTransfer.css.ts';

/** The heading of a step that a press has led to: it takes the focus, so that it is read out and the page goes on there. */
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
