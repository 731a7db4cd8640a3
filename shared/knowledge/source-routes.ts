import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import {
  AddedType,
  ChunkView,
  KnowledgeSummary,
  RefreshEvery,
  SearchHit,
  SitePage,
  Source,
  Tags,
  WhyNot,
} from './schema.ts'

const AnAgent = z.strictObject({ agentId: AgentId })
const ASource = AnAgent.extend({ sourceId: z.string().regex(/^[0-9A-Z]{26}$/) })

/** The maximum size of an uploaded file in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
/** The maximum length of pasted text. */
export const MAX_TEXT_LENGTH = 500_000

export const sourceRoutes = contract({
  'GET /v2/agents/{agentId}/knowledge': {
    auth: 'agent:read',
    summary: 'The size of the agent’s knowledge: the counts above the tabs.',
    input: AnAgent,
    output: z.object({ summary: KnowledgeSummary }),
  },
  'GET /v2/agents/{agentId}/knowledge/sources': {
    auth: 'agent:read',
    summary: 'The agent’s sources, oldest first, 100 a page.',
    input: AnAgent.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ sources: z.array(Source), cursor: z.string().optional() }),
  },
  'POST /v2/agents/{agentId}/knowledge/sources': {
    auth: 'agent:write',
    rate: 'import',
    summary:
      'Adds a source and starts its import. `url` for a page; `text` for pasted text, Markdown and HTML; `uploadId` and `fileName` for a file that was uploaded to the URL of `…/knowledge/uploads`. Sites come from crawls.',
    idempotent: true,
    input: AnAgent.extend({
      type: AddedType,
      url: z.string().trim().max(2000).optional(),
      text: z.string().max(MAX_TEXT_LENGTH).optional(),
      uploadId: z.string().max(40).optional(),
      fileName: z.string().trim().max(200).optional(),
      title: z.string().trim().max(200).optional(),
      tags: Tags.optional(),
      /** Pages only; other types change only when a member changes them. */
      refreshEvery: RefreshEvery.optional(),
    }),
    output: z.object({ source: Source }),
  },
  'POST /v2/agents/{agentId}/knowledge/uploads': {
    auth: 'agent:write',
    rate: 'upload',
    summary: 'A URL to PUT one file of exactly this size to within 15 minutes, with these headers.',
    input: AnAgent.extend({ bytes: z.number().int().min(1).max(MAX_UPLOAD_BYTES) }),
    output: z.object({ uploadId: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) }),
  },
  'POST /v2/agents/{agentId}/knowledge/search': {
    auth: 'agent:read',
    rate: 'search',
    summary:
      'The chunks that the agent would answer a question from: the test box. `threshold` is the score that a chunk must reach.',
    input: AnAgent.extend({
      question: z.string().trim().min(1).max(4000),
      limit: z.number().int().min(1).max(20).optional(),
      tags: Tags.optional(),
    }),
    output: z.object({ hits: z.array(SearchHit), threshold: z.number(), chunks: z.number().int(), tookMs: z.number() }),
  },
  'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import': {
    auth: 'agent:write',
    rate: 'import',
    summary: 'Imports a source again. The indexed copy keeps answering until the new one is complete.',
    input: ASource,
    output: z.object({ source: Source }),
  },
  'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}': {
    auth: 'agent:write',
    rate: 'import',
    summary: 'Changes a source’s tags, title, refresh interval, or a page’s address, which is then imported again.',
    input: ASource.extend({
      tags: Tags.optional(),
      title: z.string().trim().min(1).max(200).optional(),
      refreshEvery: RefreshEvery.optional(),
      url: z.string().trim().max(2000).optional(),
    }),
    output: z.object({ source: Source }),
  },
  'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}': {
    auth: 'agent:write',
    summary: 'Deletes a source, its chunks and its files. Deleting it again is no error.',
    input: ASource,
    output: z.object({ sourceId: z.string() }),
  },
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks': {
    auth: 'agent:read',
    summary: 'A source’s indexed chunks, in their order, 50 a page.',
    input: ASource.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ chunks: z.array(ChunkView), total: z.number().int(), cursor: z.string().optional() }),
  },
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages': {
    auth: 'agent:read',
    summary: 'The pages of a site, with each one’s result of the last refresh, 100 a page.',
    input: ASource.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ pages: z.array(SitePage), cursor: z.string().optional() }),
  },
  'POST /v2/agents/{agentId}/knowledge/explain': {
    auth: 'agent:read',
    rate: 'search',
    summary: 'Why a source does or does not answer a question.',
    input: ASource.extend({ question: z.string().trim().min(1).max(4000) }),
    output: z.object({ why: WhyNot }),
  },
})
