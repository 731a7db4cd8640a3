import * as z from 'zod'
import { ImportCode } from '#shared/documents/import-code'

/** Why the analysis of a website failed. */
export const BrandFailure = z.union([ImportCode, z.literal('not-a-page')])
export type BrandFailure = z.infer<typeof BrandFailure>
