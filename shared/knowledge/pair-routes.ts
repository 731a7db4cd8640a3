import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { Pair, PairContent, PairVersion } from './pairs.ts'

const AnAgent = z.strictObject({ agentId: AgentId })
const Id = z.string().regex(/^[0-9A-Z]{26}$/)
const APair = AnAgent.extend({ pairId: Id })
const Version = z.number().int().min(1)

export const pairRoutes = contract({
  'GET /v2/agents/{agentId}/knowledge/pairs': {
    auth: 'agent:read',
    summary: 'Questions and answers, first added first, 100 a page.',
    input: AnAgent.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ pairs: z.array(Pair), cursor: z.string().optional() }),
  },
  'POST /v2/agents/{agentId}/knowledge/pairs': {
    auth: 'agent:write',
    rate: 'pair',
    summary: 'Adds a question with its answer. With `gapId` it closes the gap that it was made from.',
    idempotent: true,
    input: AnAgent.extend({
      ...PairContent.partial({ alsoAskedAs: true, tags: true, answersAbove: true }).shape,
      gapId: Id.optional(),
    }),
    output: z.object({ pair: Pair }),
  },
  'PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}': {
    auth: 'agent:write',
    rate: 'pair',
    summary: 'Changes a Q&A. `version` is the one that was edited; `conflict` after a concurrent change.',
    input: APair.extend({ ...PairContent.shape, version: Version }),
    output: z.object({ pair: Pair }),
  },
  'DELETE /v2/agents/{agentId}/knowledge/pairs/{pairId}': {
    auth: 'agent:write',
    summary: 'Deletes a Q&A with its history. Deleting it again is no error.',
    input: APair,
    output: z.object({ pairId: z.string() }),
  },
  'GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions': {
    auth: 'agent:read',
    summary: 'The last 20 versions of a Q&A, newest first, including the current one.',
    input: APair,
    output: z.object({ versions: z.array(PairVersion) }),
  },
  'POST /v2/agents/{agentId}/knowledge/pairs/{pairId}/restore': {
    auth: 'agent:write',
    rate: 'pair',
    summary: 'Restores an earlier version, as a new version.',
    input: APair.extend({ version: Version }),
    output: z.object({ pair: Pair }),
  },
})
