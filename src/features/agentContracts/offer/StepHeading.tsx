import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { stepHead } from './StepHeading.css.ts';

/** The heading of a step; it takes the focus when the step opens, so that it is read out and tabbing starts there. */
export function StepHeading({ children }: { children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div ref={head} tabIndex={-1} className={stepHead}>
      <Heading level={3}>{children}</Heading>
    </div>
  );
}
