import { randomText } from '#lib/ids'

/** Specification 2, section 9: 25 characters, which are some 148 bits. */
export const newAgencySecret = (): string => randomText(25)
