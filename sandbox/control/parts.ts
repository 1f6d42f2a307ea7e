import type { OperationId } from '#sandbox/contract/operations.ts';
import type { Merchants } from '#sandbox/merchants.ts';
import type { Control } from './control.ts';

/** What the control works on. */
export interface ControlParts {
  merchants: Merchants;
  control: Control;
  operations: readonly OperationId[];
}
