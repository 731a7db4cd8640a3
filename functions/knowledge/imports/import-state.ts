import * as z from 'zod'
import { ImportCode } from '#shared/documents/import-code'

/** An import's state between its steps. */
export const ImportState = z.object({
  agentId: z.string(),
  sourceId: z.string(),
  attempt: z.string(),
  /** The fetched document's content type, final URL and validators. */
  contentType: z.string().optional(),
  url: z.string().optional(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** The server answered 304. */
  isUnchanged: z.boolean().optional(),
  title: z.string().optional(),
  contentHash: z.string().optional(),
  /** For a site only. */
  pageCount: z.number().int().optional(),
  maxChunkSize: z.number().int().optional(),
  /** Why it failed. */
  code: ImportCode.optional(),
})
export type ImportState = z.infer<typeof ImportState>

/** A step's result: the next step's input, and the outcome that selects it. */
export type ImportResult = ImportState & {
  readonly outcome: 'fetch' | 'continue' | 'failed' | 'unchanged' | 'superseded' | 'done'
}
