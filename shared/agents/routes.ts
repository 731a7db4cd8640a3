import * as z from 'zod'
import { contract } from '#shared/contract'
import { PublicAgent } from './public.ts'
import { Agent, AgentId, AgentSettings, AgentSummary } from './schema.ts'

const AnAgent = z.strictObject({ agentId: AgentId })

export const agents = contract({
  'GET /v2/workspaces/{workspaceId}/agents': {
    auth: 'workspace:read',
    summary: "The workspace's agents, last changed first, 50 a page.",
    input: z.strictObject({ workspaceId: z.string().max(40), after: z.string().max(2000).optional() }),
    output: z.object({ agents: z.array(AgentSummary), cursor: z.string().optional() }),
  },
  'GET /v2/agents/{agentId}': {
    auth: 'agent:read',
    summary: "An agent's draft, with its secret key.",
    input: AnAgent,
    output: z.object({ data: Agent }),
  },
  'POST /v2/agents/{agentId}': {
    auth: 'agent:save',
    summary:
      'Creates the agent (live at once as version 1) or saves its draft. The body is the agent; fields left out keep their value, at creation their default. `lastModified` of the copy that was edited guards against overwriting somebody else.',
    input: AgentSettings.partial().extend({
      agentId: AgentId,
      // a client sends the whole agent back (specification 1, section 7); what only we decide is accepted and ignored
      ...Agent.pick({
        ID: true,
        ts: true,
        SECRET_API_KEY: true,
        liveVersion: true,
        hasUnpublishedChanges: true,
      }).partial().shape,
      /** At creation: the workspace that is to own it. Later it cannot be changed here. */
      ownerID: z.string().max(40).optional(),
      lastModified: z.number().int().optional(),
    }),
    output: z.object({ data: Agent }),
  },
  'POST /v2/agents/{agentId}/publish': {
    auth: 'agent:write',
    summary: 'Makes the draft the live version.',
    input: AnAgent.extend({ lastModified: z.number().int().optional() }),
    output: z.object({ data: Agent }),
  },
  'POST /rpc/convertAgentTemplateToAgent': {
    auth: 'self',
    summary: 'Makes an agent from one of the templates in the workspace of the caller (or one it is a member of).',
    input: z.strictObject({
      agentName: AgentSettings.shape.title,
      agentTemplate: z.string().max(60),
      agentPlatform: z.enum(['vg', 'vf']).optional(),
      workspaceId: z.string().max(40).optional(),
    }),
    output: z.object({ agentCreated: Agent }),
  },
  'GET /public/agents/{agentId}': {
    auth: 'public',
    cors: true,
    cache: 'no-store',
    summary: 'What the widget needs before its button paints.',
    input: AnAgent,
    output: z.object({ data: PublicAgent }),
  },
  'GET /v2/public/agents/{agentId}/usage': {
    auth: 'public',
    cors: true,
    summary: 'Whether the spend guards let the agent go on.',
    input: AnAgent,
    output: z.object({ data: z.object({ shouldContinue: z.boolean() }) }),
  },
})
