import * as z from 'zod'

/** A file of an agency's font. Values are the font service's, and only of these shapes: they stand in style sheets. */
export const FontFace = z.object({
  /** Where our copy is; its path is the same on every host. */
  url: z.string().max(2000),
  weight: z.string().regex(/^\d{3}(?: \d{3})?$/),
  /** Of the signs that it draws; empty: all. */
  range: z.string().regex(/^[U+\dA-Fa-f?, -]*$/),
})
export type FontFace = z.output<typeof FontFace>
