import * as z from 'zod'

/** A `Text` in a schema. Rows that were stored before there were keys have the message alone. */
export const textFields = {
  message: z.string(),
  key: z.string().optional(),
  values: z
    .array(z.union([z.string(), z.number()]))
    .readonly()
    .optional(),
}
