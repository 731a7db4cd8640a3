import * as z from 'zod'
import { Validators } from '#functions/crawls/frontier/frontier'
import { ImportCode } from '#shared/documents/import-code'

/** What came of asking for one address, put aside for the step that merges the batch. */
export const Visit = Validators.extend({
  id: z.string(),
  /** Where the answer came from, after redirects. */
  url: z.string(),
  status: z.enum(['read', 'unchanged', 'failed']),
  code: ImportCode.optional(),
  title: z.string().default(''),
  characters: z.number().int().default(0),
  preview: z.string().default(''),
  hash: z.string().optional(),
  textHash: z.string().optional(),
  /** The text without the page's own address. */
  missingHash: z.string().optional(),
  /** It says of itself that there is nothing here. */
  isMissing: z.boolean().default(false),
  bytes: z.number().int().default(0),
  links: z.array(z.string()).default([]),
  /** The address that the page names as its own. */
  canonical: z.string().optional(),
  /** Seconds that a busy server asked us to wait. */
  retryAfter: z.number().optional(),
})
export type Visit = z.infer<typeof Visit>
