import type { AllRoutes } from '#shared/api'

/** The ids that a call is made with. */
export interface Ids {
  readonly workspaceId: string
  readonly agentId: string
  readonly conversationId: string
  /** A conversation that the agent's team started as a test; a visitor's is not theirs to write in. */
  readonly testConversationId: string
  /** The owner's own workspace, for what is made there. */
  readonly ownWorkspaceId: string
}

/** A source that the matrix puts into the agents that there are. */
export const aSource = '01J0000000000000000000000A'

let fresh = 0
const clientId = () => `client-${String(++fresh).padStart(8, '0')}`

/** One good input for every route; a route without one does not compile, so none escapes the matrix. */
export const inputs = {
  'POST /v2/me': () => ({}),
  'GET /v2/workspaces/{workspaceId}': ({ workspaceId }) => ({ workspaceId }),
  'GET /public/users/{userId}': ({ workspaceId }) => ({ userId: workspaceId }),
  'GET /v2/workspaces/{workspaceId}/agents': ({ workspaceId }) => ({ workspaceId }),
  'GET /v2/agents/{agentId}': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}': ({ agentId, ownWorkspaceId }) =>
    agentId.startsWith('missing')
      ? { agentId: `new-agent-${++fresh}`, ownerID: ownWorkspaceId, title: 'New' }
      : { agentId, description: `d${++fresh}` },
  'POST /v2/agents/{agentId}/publish': ({ agentId }) => ({ agentId }),
  'POST /rpc/convertAgentTemplateToAgent': () => ({ agentName: 'From a template', agentTemplate: 'blank-template' }),
  'GET /public/agents/{agentId}': ({ agentId }) => ({ agentId }),
  'GET /v2/public/agents/{agentId}/usage': ({ agentId }) => ({ agentId }),
  'POST /v2/public/agents/{agentId}/conversations': ({ agentId }) => ({ agentId }),
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
  }),
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    clientId: clientId(),
    text: 'Hello',
  }),
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
  }),
  'POST /v2/agents/{agentId}/test-conversations': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages': ({ agentId, testConversationId }) => ({
    agentId,
    conversationId: testConversationId,
    clientId: clientId(),
    text: 'Hello',
  }),
  'GET /v2/agents/{agentId}/conversations': ({ agentId }) => ({ agentId }),
  'GET /v2/agents/{agentId}/conversations/{conversationId}': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
  }),
  'GET /v2/agents/{agentId}/knowledge/sources': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/knowledge/sources': ({ agentId }) => ({
    agentId,
    type: 'text',
    text: 'We are open from 8 to 18.',
  }),
  'POST /v2/agents/{agentId}/knowledge/uploads': ({ agentId }) => ({ agentId, bytes: 1000 }),
  'POST /v2/agents/{agentId}/knowledge/search': ({ agentId }) => ({ agentId, question: 'When are you open?' }),
  'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import': ({ agentId }) => ({ agentId, sourceId: aSource }),
  'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}': ({ agentId }) => ({
    agentId,
    sourceId: aSource,
    tags: ['a'],
  }),
  'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}': ({ agentId }) => ({ agentId, sourceId: aSource }),
  'GET /v2/workspaces/{workspaceId}/credits': ({ workspaceId }) => ({ workspaceId }),
  'GET /public/users/{ownerId}/check-credits': ({ workspaceId }) => ({ ownerId: workspaceId }),
  'POST /agents/{agentId}/analytics': ({ agentId }) => ({
    agentId,
    region: 'eu',
    record: 'loads',
    ts: 1,
    browser: 'x',
    origin: 'web-chat',
    platform: 'y',
  }),
  'GET /utils/ip': () => ({}),
} as const satisfies Readonly<Record<keyof AllRoutes, (ids: Ids) => Readonly<Record<string, unknown>>>>
