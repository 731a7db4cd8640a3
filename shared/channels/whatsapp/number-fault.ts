/**
 * What is wrong with a telephone number, by the name of the message that says so; nothing where it has the international form: a plus, and
 * seven to fifteen digits, which people part by spaces and signs. ITU-T E.164, section 6.
 */
export const numberFault = (text: string): 'noNumber' | 'noCountryCode' | undefined => {
  if (text === '') return 'noNumber'
  if (!text.startsWith('+')) return 'noCountryCode'
  return /^\+[\d ()./-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, '')) ? undefined : 'noNumber'
}
