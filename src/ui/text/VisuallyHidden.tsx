import type { ReactNode } from 'react';
import { visuallyHidden } from './Text.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'h1' | 'h2';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps) {
  return <Tag className={visuallyHidden}>{children}</Tag>;
}
