/* The part of libphonenumber that the field needs, fetched when it is used: with the lengths and formats of all countries it is large. */
export {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
