import * as z from 'zod'
import { importMessages } from './messages.ts'

/** Where knowledge comes from: one web page, text that was pasted, Markdown, or an uploaded PDF. */
export const SourceType = z.enum(['url', 'text', 'markdown', 'pdf'])
export type SourceType = z.infer<typeof SourceType>

/**
 * `queued` and `fetching` pass; the others last. `unchanged`: the last import found what is indexed already. `failed`:
 * the last import failed, and what was indexed before still answers.
 */
export const SourceStatus = z.enum(['queued', 'fetching', 'indexed', 'unchanged', 'failed'])
export type SourceStatus = z.infer<typeof SourceStatus>

/** What an import is doing right now; only while `fetching`. */
export const ImportStep = z.enum(['fetching', 'reading', 'indexing'])
export type ImportStep = z.infer<typeof ImportStep>

export const ImportCode = z.enum(Object.keys(importMessages) as [keyof typeof importMessages])

export const Tags = z.array(z.string().trim().min(1).max(60)).max(20)

/** A source as its team sees it. Times are milliseconds since 1970. */
export const Source = z.object({
  id: z.string(),
  agentId: z.string(),
  type: SourceType,
  /** The page's or document's own title, else what it was called when it was added. */
  title: z.string(),
  url: z.string().optional(),
  fileName: z.string().optional(),
  tags: Tags,
  status: SourceStatus,
  step: ImportStep.optional(),
  /** Passages that answer from it right now. */
  chunkCount: z.number().int(),
  contentHash: z.string().optional(),
  createdAt: z.number().int(),
  /** When the last import began. */
  startedAt: z.number().int(),
  /** When an import last succeeded, with changes or without. */
  lastOkAt: z.number().int().optional(),
  /** Of the last import, when it failed. */
  error: z.object({ code: ImportCode, message: z.string() }).optional(),
})
export type Source = z.infer<typeof Source>

/** A passage that fits a question, as the test box shows it. */
export const SearchHit = z.object({
  sourceId: z.string(),
  title: z.string(),
  heading: z.string(),
  url: z.string().optional(),
  page: z.number().int().optional(),
  text: z.string(),
  /** How sure it is that the passage answers, 0 to 1. */
  score: z.number(),
  /** The two parts of the score: words that stand close together (0 to 1), and the embeddings' cosine (-1 to 1). */
  lexical: z.number(),
  semantic: z.number().optional(),
  /** Words of the question that were met, and as what. */
  why: z.array(z.object({ asked: z.string(), found: z.string() })),
})
export type SearchHit = z.infer<typeof SearchHit>
