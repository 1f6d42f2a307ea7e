const BENGALI_ZERO = '০'.charCodeAt(0);

/**
 * A number as the platform takes it, typed in Latin or Bengali digits.
 *
 * @param {FormDataEntryValue | null} typed
 */
export const latinNumber = (typed) =>
  `${typed ?? ''}`.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
