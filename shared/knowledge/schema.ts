import * as z from 'zod'
import { ImportCode } from '#shared/documents/import-code'
import { textFields } from '#shared/text-fields'
import { refreshRates } from './refresh-rates.ts'

/** The types of source that a member adds directly: one web page, pasted text, or a file. */
export const AddedType = z.enum(['url', 'text', 'markdown', 'html', 'pdf', 'docx', 'csv'])
export type AddedType = z.infer<typeof AddedType>

/** A `site` is the imported pages of a crawl, refreshed together. */
export const SourceType = z.enum([...AddedType.options, 'site'])
export type SourceType = z.infer<typeof SourceType>

/** How often a page or site is refreshed. An unchanged page costs one conditional request. */
export const RefreshEvery = z.enum(refreshRates)
export type RefreshEvery = z.infer<typeof RefreshEvery>

/**
 * All but `queued` and `fetching` are final. `unchanged`: the last import found no changes. `failed`: the last import
 * failed, and the previously indexed copy still answers.
 */
export const SourceStatus = z.enum(['queued', 'fetching', 'indexed', 'unchanged', 'failed'])
export type SourceStatus = z.infer<typeof SourceStatus>

/** The current step of an import; only while `fetching`. */
export const ImportStep = z.enum(['fetching', 'reading', 'indexing'])
export type ImportStep = z.infer<typeof ImportStep>

export const Tags = z.array(z.string().trim().min(1).max(60)).max(20)

/** A source as its team sees it. Times are milliseconds since 1970. */
export const Source = z.object({
  id: z.string(),
  agentId: z.string(),
  type: SourceType,
  /** The page's or document's own title, else the one that it was added with. */
  title: z.string(),
  url: z.string().optional(),
  fileName: z.string().optional(),
  tags: Tags,
  status: SourceStatus,
  step: ImportStep.optional(),
  /** Its indexed chunks. */
  chunkCount: z.number().int(),
  contentHash: z.string().optional(),
  /** The size of an uploaded file. */
  bytes: z.number().int().optional(),
  /** Indexed pages of a site. */
  pageCount: z.number().int().optional(),
  /** Pages done and in total, while a site is being refreshed. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  refreshEvery: RefreshEvery,
  /** The next refresh; absent for `never`. */
  nextAt: z.number().int().optional(),
  /** Consecutive failed imports, and since when. */
  failures: z.number().int().optional(),
  failingSince: z.number().int().optional(),
  createdAt: z.number().int(),
  /** The start of the last import. */
  startedAt: z.number().int(),
  /** The last successful import, with or without changes. */
  lastOkAt: z.number().int().optional(),
  /** Why the last import failed, if it did. */
  error: z.object({ code: ImportCode, ...textFields }).optional(),
})
export type Source = z.infer<typeof Source>

/** A chunk that matches a question, as the test box shows it. */
export const SearchHit = z.object({
  sourceId: z.string(),
  /** The Q&A, if the chunk is one: it wins, and answers word for word, from its own `answersAbove` on. */
  pair: z.object({ id: z.string(), wins: z.boolean() }).optional(),
  title: z.string(),
  heading: z.string(),
  url: z.string().optional(),
  page: z.number().int().optional(),
  text: z.string(),
  /** How likely the chunk answers the question, 0 to 1. */
  score: z.number(),
  /** The score's two parts: keywords close together (0 to 1), and the embeddings' cosine (-1 to 1). */
  lexical: z.number(),
  semantic: z.number().optional(),
  /** Keywords of the question that the chunk contains, and the form in which it does. */
  why: z.array(z.object({ asked: z.string(), found: z.string() })),
})
export type SearchHit = z.infer<typeof SearchHit>

/** The counts above the knowledge tabs. */
export const KnowledgeSummary = z.object({
  sources: z.number().int(),
  /** Indexed chunks. */
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
  /** Its indexed chunks. */
  chunkCount: z.number().int(),
  lastOkAt: z.number().int().optional(),
  /** Why the last refresh failed, if it did; the previous copy still answers. */
  error: z.object({ code: z.string(), ...textFields }).optional(),
})
export type SitePage = z.infer<typeof SitePage>

/** Why a source does or does not answer a question. */
export const WhyNot = z.object({
  /** `answers`: one of its chunks is among those that an answer is written from. */
  verdict: z.enum(['answers', 'below-threshold', 'outranked', 'no-keywords-matched', 'nothing-indexed', 'another-tag']),
  /** One sentence for display. */
  ...textFields,
  /** Its best chunk for the question, if any keyword matches. */
  best: SearchHit.optional(),
  /** That chunk's rank among all, from 1. */
  rank: z.number().int().optional(),
  /** Keywords of the question that no chunk of the source contains. */
  missing: z.array(z.string()),
})
export type WhyNot = z.infer<typeof WhyNot>
