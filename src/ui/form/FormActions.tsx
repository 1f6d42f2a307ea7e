import type { ReactNode } from 'react';
import { actions } from './Form.css.ts';

export interface FormActionsProps {
  /** The main action first, then the back action. */
  children: ReactNode;
}

/** The buttons at the end of a form. The main one says what happens: "Withdraw ৳500.00". */
export function FormActions({ children }: FormActionsProps) {
  return <div className={actions}>{children}</div>;
}
