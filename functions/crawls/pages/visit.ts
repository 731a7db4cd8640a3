import * as z from 'zod'
import { Validators } from '#functions/crawls/validators'
import { ImportCode } from '#shared/documents/import-code'

/** The result of fetching one address, stored for the step that merges the batch. */
export const Visit = Validators.extend({
  id: z.string(),
  /** The final URL, after redirects. */
  url: z.string(),
  status: z.enum(['read', 'unchanged', 'failed']),
  code: ImportCode.optional(),
  title: z.string().default(''),
  characters: z.number().int().default(0),
  preview: z.string().default(''),
  hash: z.string().optional(),
  textHash: z.string().optional(),
  /** See `soft404Hash`. */
  missingHash: z.string().optional(),
  /** See `isSoft404`. */
  isMissing: z.boolean().default(false),
  bytes: z.number().int().default(0),
  links: z.array(z.string()).default([]),
  /** The page's canonical link. */
  canonical: z.string().optional(),
  /** The `Retry-After` of a busy server, in seconds. */
  retryAfter: z.number().optional(),
})
export type Visit = z.infer<typeof Visit>
