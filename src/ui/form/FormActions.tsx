import type { ReactNode } from 'react';
import { actions } from './Form.css.ts';

export interface FormActionsProps {
  /** The main action first, then the way back. */
  children: ReactNode;
}

/** What ends a form. The main button says what happens: "Withdraw ৳500.00". */
export function FormActions({ children }: FormActionsProps) {
  return <div className={actions}>{children}</div>;
}
