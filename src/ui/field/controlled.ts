import type { RefCallback } from 'react';

/**
 * The props that connect a form and a control, the same for every control: `{...field}` of react-hook-form's `Controller` fits as it is.
 */
export interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** The element to focus when the form rejects the value. */
  ref?: RefCallback<HTMLElement> | undefined;
}
