import * as z from 'zod'
import { BrandFailure } from '#functions/onboarding/store'

/** What travels from step to step while a website's looks are read. The files lie in the bucket. */
export const ReadBrandState = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  /** The folder of its files. */
  folder: z.string(),
  website: z.string(),
  code: BrandFailure.optional(),
})
export type ReadBrandState = z.infer<typeof ReadBrandState>

export type ReadBrandResult = ReadBrandState & { readonly outcome: 'go-on' | 'failed' }
