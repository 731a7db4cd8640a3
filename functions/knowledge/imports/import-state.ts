import * as z from 'zod'
import { ImportCode } from '#shared/documents/import-code'

/** What travels from step to step of an import. */
export const ImportState = z.object({
  agentId: z.string(),
  sourceId: z.string(),
  attempt: z.string(),
  /** Of the fetched document: its type as the server sent it, where it came from, and how to ask whether it changed. */
  contentType: z.string().optional(),
  url: z.string().optional(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** The server says that the page is what it was. */
  isUnchanged: z.boolean().optional(),
  title: z.string().optional(),
  contentHash: z.string().optional(),
  /** Of a site. */
  pageCount: z.number().int().optional(),
  maxChunkSize: z.number().int().optional(),
  /** Why it failed, if it did. */
  code: ImportCode.optional(),
})
export type ImportState = z.infer<typeof ImportState>

/** What a step answers: the next step's input and which step that is. */
export type ImportResult = ImportState & {
  readonly outcome: 'fetch' | 'go-on' | 'failed' | 'unchanged' | 'superseded' | 'done'
}
