import * as z from 'zod'

/** The fields of a `Text` in a schema. Rows of early releases have the message only. */
export const textFields = {
  message: z.string(),
  key: z.string().optional(),
  values: z
    .array(z.union([z.string(), z.number()]))
    .readonly()
    .optional(),
}
