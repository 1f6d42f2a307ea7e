import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { helpSections } from '../helpSections.ts';
import { listFeedback, sendFeedback } from './feedback.ts';

/** Handlers for the help centre, the countries of mobile numbers, and feedback. */
export const helpHandlers: AreaHandlers<'help'> = {
  getHelpCenter: ({ merchant: { brand }, query: { lang } }) => ({
    sections: helpSections(brand, lang),
  }),
  getCountries: ({ merchant: { brand } }) =>
    brand.market.dialingCodes.flatMap((countryCode) =>
      isSupportedCountry(countryCode)
        ? [{ countryCode, countryDialingCode: getCountryCallingCode(countryCode) }]
        : [],
    ),
  sendFeedback,
  listFeedback,
};
