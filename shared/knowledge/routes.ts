import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { SearchHit, Source, SourceType, Tags } from './schema.ts'

const AnAgent = z.strictObject({ agentId: AgentId })
const ASource = AnAgent.extend({ sourceId: z.string().regex(/^[0-9A-Z]{26}$/) })

/** Bytes of an uploaded file at most. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
/** Characters of pasted text at most. */
export const MAX_TEXT_LENGTH = 500_000

export const knowledge = contract({
  'GET /v2/agents/{agentId}/knowledge/sources': {
    auth: 'agent:read',
    summary: 'What the agent knows from where, first added first, 100 a page.',
    input: AnAgent.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ sources: z.array(Source), cursor: z.string().optional() }),
  },
  'POST /v2/agents/{agentId}/knowledge/sources': {
    auth: 'agent:write',
    summary:
      'Adds a source and starts its import. `url` for a page; `text` for pasted text and Markdown; `uploadId` and `fileName` for a PDF that was uploaded to the address of `…/knowledge/uploads`.',
    idempotent: true,
    input: AnAgent.extend({
      type: SourceType,
      url: z.string().trim().max(2000).optional(),
      text: z.string().max(MAX_TEXT_LENGTH).optional(),
      uploadId: z.string().max(40).optional(),
      fileName: z.string().trim().max(200).optional(),
      title: z.string().trim().max(200).optional(),
      tags: Tags.optional(),
    }),
    output: z.object({ source: Source }),
  },
  'POST /v2/agents/{agentId}/knowledge/uploads': {
    auth: 'agent:write',
    summary: 'An address that one PDF of exactly this size can be PUT to within 15 minutes, with these headers.',
    input: AnAgent.extend({ bytes: z.number().int().min(1).max(MAX_UPLOAD_BYTES) }),
    output: z.object({ uploadId: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) }),
  },
  'POST /v2/agents/{agentId}/knowledge/search': {
    auth: 'agent:read',
    summary: 'What the agent would answer a question from: the test box. `cut` is the score that is needed to answer.',
    input: AnAgent.extend({
      question: z.string().trim().min(1).max(4000),
      limit: z.number().int().min(1).max(20).optional(),
      tags: Tags.optional(),
    }),
    output: z.object({ hits: z.array(SearchHit), cut: z.number(), chunks: z.number().int(), tookMs: z.number() }),
  },
  'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import': {
    auth: 'agent:write',
    summary: 'Imports a source again. What is indexed keeps answering until the new copy is complete.',
    input: ASource,
    output: z.object({ source: Source }),
  },
  'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}': {
    auth: 'agent:write',
    summary: 'Changes the tags of a source.',
    input: ASource.extend({ tags: Tags }),
    output: z.object({ source: Source }),
  },
  'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}': {
    auth: 'agent:write',
    summary: 'Deletes a source, its passages and its files. Deleting it again is no error.',
    input: ASource,
    output: z.object({ sourceId: z.string() }),
  },
})
