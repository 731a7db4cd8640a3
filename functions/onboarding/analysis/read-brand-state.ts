import * as z from 'zod'
import { BrandFailure } from './brand-failure.ts'

/** The state between the steps of an analysis. The fetched files are in the bucket. */
export const ReadBrandState = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  /** The folder of its files. */
  folder: z.string(),
  website: z.string(),
  /** Whether its scheme is a guess: then http is tried after https. */
  isSchemeGuessed: z.boolean().optional(),
  code: BrandFailure.optional(),
})
export type ReadBrandState = z.infer<typeof ReadBrandState>

export type ReadBrandResult = ReadBrandState & { readonly outcome: 'continue' | 'failed' }
