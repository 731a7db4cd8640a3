import * as z from 'zod'

/** The code of a mail: six digits. */
export const CODE_DIGITS = 6
export const OneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

/** 256 bits, as links carry them. */
export const PortalToken = z.string().regex(/^[\w-]{43}$/)
