import * as z from 'zod'
import { ImportCode } from '#shared/documents/import-code'
import { textFields } from '#shared/text-fields'
import { refreshRates } from './refresh-rates.ts'

/** What a member adds by hand: one web page, text that was pasted, or a file. */
export const AddedType = z.enum(['url', 'text', 'markdown', 'html', 'pdf', 'docx', 'csv'])
export type AddedType = z.infer<typeof AddedType>

/** Where knowledge comes from; a `site` is the pages of a crawl, refreshed together. */
export const SourceType = z.enum([...AddedType.options, 'site'])
export type SourceType = z.infer<typeof SourceType>

/** How often a page or site is refreshed. What did not change costs one conditional request. */
export const RefreshEvery = z.enum(refreshRates)
export type RefreshEvery = z.infer<typeof RefreshEvery>

/**
 * `queued` and `fetching` pass; the others last. `unchanged`: the last import found what is indexed already. `failed`:
 * the last import failed, and what was indexed before still answers.
 */
export const SourceStatus = z.enum(['queued', 'fetching', 'indexed', 'unchanged', 'failed'])
export type SourceStatus = z.infer<typeof SourceStatus>

/** What an import is doing right now; only while `fetching`. */
export const ImportStep = z.enum(['fetching', 'reading', 'indexing'])
export type ImportStep = z.infer<typeof ImportStep>

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
  /** Chunks that answer from it right now. */
  chunkCount: z.number().int(),
  contentHash: z.string().optional(),
  /** Of an uploaded file. */
  bytes: z.number().int().optional(),
  /** Pages of a site that answer right now. */
  pageCount: z.number().int().optional(),
  /** Of a site that is being refreshed: pages done, of how many. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  refreshEvery: RefreshEvery,
  /** When it is refreshed next; absent for `never`. */
  nextAt: z.number().int().optional(),
  /** Imports in a row that failed, and since when. */
  failures: z.number().int().optional(),
  failingSince: z.number().int().optional(),
  createdAt: z.number().int(),
  /** When the last import began. */
  startedAt: z.number().int(),
  /** When an import last succeeded, with changes or without. */
  lastOkAt: z.number().int().optional(),
  /** Of the last import, when it failed. */
  error: z.object({ code: ImportCode, ...textFields }).optional(),
})
export type Source = z.infer<typeof Source>

/** A chunk that fits a question, as the test box shows it. */
export const SearchHit = z.object({
  sourceId: z.string(),
  /** Of a pair that matches: it wins from its own `answersAbove` on, and answers word for word. */
  pair: z.object({ id: z.string(), wins: z.boolean() }).optional(),
  title: z.string(),
  heading: z.string(),
  url: z.string().optional(),
  page: z.number().int().optional(),
  text: z.string(),
  /** How sure it is that the chunk answers, 0 to 1. */
  score: z.number(),
  /** The two parts of the score: words that stand close together (0 to 1), and the embeddings' cosine (-1 to 1). */
  lexical: z.number(),
  semantic: z.number().optional(),
  /** Words of the question that were met, and as what. */
  why: z.array(z.object({ asked: z.string(), found: z.string() })),
})
export type SearchHit = z.infer<typeof SearchHit>

/** The figures above the knowledge tabs. */
export const KnowledgeSummary = z.object({
  sources: z.number().int(),
  /** Chunks that answer right now. */
  chunks: z.number().int(),
  pairs: z.number().int(),
  /** Sources whose last import failed. */
  failing: z.number().int(),
})
export type KnowledgeSummary = z.infer<typeof KnowledgeSummary>

/** A chunk as the viewer shows it. */
export const ChunkView = z.object({
  id: z.string(),
  title: z.string(),
  heading: z.string(),
  url: z.string().optional(),
  page: z.number().int().optional(),
  text: z.string(),
})
export type ChunkView = z.infer<typeof ChunkView>

/** A page of a site that is a source. */
export const SitePage = z.object({
  url: z.string(),
  title: z.string(),
  /** Chunks that answer from it right now. */
  chunkCount: z.number().int(),
  lastOkAt: z.number().int().optional(),
  /** Of the last look at it, when it failed; what was read before still answers. */
  error: z.object({ code: z.string(), ...textFields }).optional(),
})
export type SitePage = z.infer<typeof SitePage>

/** Why a source is not what answers a question. */
export const WhyNot = z.object({
  /** `answers`: it is among the chunks. */
  verdict: z.enum(['answers', 'below-the-cut', 'outranked', 'no-words-met', 'nothing-indexed', 'another-tag']),
  /** One sentence for people. */
  ...textFields,
  /** Its best chunk for the question, if any word was met. */
  best: SearchHit.optional(),
  /** Place of that chunk among all, from 1. */
  rank: z.number().int().optional(),
  /** Words of the question that no chunk of the source has. */
  missing: z.array(z.string()),
})
export type WhyNot = z.infer<typeof WhyNot>
