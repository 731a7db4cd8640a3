/**
 * An e-mail address as it is stored and compared. Only Latin letters get lower case: `toLowerCase` also turns the Kelvin sign
 * into a k, which would make one mailbox of two.
 */
export const lowerCaseAddress = (address: string): string => address.replace(/[A-Z]+/g, (upper) => upper.toLowerCase())
