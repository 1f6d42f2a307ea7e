import type { RefCallback } from 'react';

/**
 * What a form hands to a control and takes from it, the same for every control: `{...field}` of react-hook-form's
 * `Controller` fits as it is.
 */
export interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** The element that takes the focus when the form refuses the value. */
  ref?: RefCallback<HTMLElement> | undefined;
}
