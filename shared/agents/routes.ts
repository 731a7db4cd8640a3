import * as z from 'zod'
import { contract } from '#shared/contract'
import { WebPage } from '#shared/web-page'
import { AccessKeys, KeyId, KeyRotation } from '#shared/workspaces/access-keys'
import { Capabilities } from './capabilities.ts'
import { ChannelFields } from './channel-fields.ts'
import { DemoToken } from './demo-token.ts'
import { agentLanguages } from './languages.ts'
import { PublicAgent } from './public-agent.ts'
import { Agent, AgentId, AgentSettings, AgentSummary } from './schema.ts'
import { AgentVersion, ExportedAgent, VersionId } from './versions/agent-version.ts'

const AgentPath = z.strictObject({ agentId: AgentId })

export const agents = contract({
  'GET /v2/workspaces/{workspaceId}/agents': {
    auth: 'workspace:read',
    summary: "The workspace's agents, last changed first, 50 a page.",
    input: z.strictObject({ workspaceId: z.string().max(40), after: z.string().max(2000).optional() }),
    output: z.object({ agents: z.array(AgentSummary), cursor: z.string().optional() }),
  },
  'GET /v2/agents/{agentId}': {
    auth: 'agent:read',
    summary:
      "An agent's draft; with its secret key for the owner and members whom the owner allows to read keys. `capabilities` names the providers of models and of transcription that are connected on the server.",
    input: AgentPath,
    output: z.object({ data: Agent, capabilities: Capabilities }),
  },
  'POST /v2/agents/{agentId}': {
    auth: 'agent:save',
    summary:
      'Creates the agent (live at once as version 1) or saves its draft. The body is the agent; fields left out keep their value, at creation their default. `lastModified` of the edited copy guards against overwriting another save.',
    input: AgentSettings.partial().extend({
      agentId: AgentId,
      // a client sends the whole agent back (specification 1, section 7); read-only fields are accepted and ignored
      ...Agent.pick({
        ID: true,
        ts: true,
        SECRET_API_KEY: true,
        liveVersion: true,
        hasUnpublishedChanges: true,
      }).partial().shape,
      ...ChannelFields.shape,
      /** The owning workspace; only at creation. */
      ownerID: z.string().max(40).optional(),
      lastModified: z.number().int().optional(),
    }),
    output: z.object({ data: Agent }),
  },
  'POST /v2/agents/{agentId}/publish': {
    auth: 'agent:write',
    rate: 'version',
    summary: 'Makes the draft the live version.',
    input: AgentPath.extend({ lastModified: z.number().int().optional() }),
    output: z.object({ data: Agent }),
  },
  'DELETE /v2/agents/{agentId}': {
    auth: 'agent:delete',
    summary: 'Deletes an agent with its versions and knowledge. Its widget shows nothing within ten seconds.',
    input: AgentPath,
    output: z.object({ agentId: z.string() }),
  },
  'GET /v2/agents/{agentId}/keys': {
    auth: 'agent:keys',
    summary: 'The agent’s key, and the earlier ones that are still valid, with the last use of each.',
    input: AgentPath,
    output: AccessKeys,
  },
  'POST /v2/agents/{agentId}/keys': {
    auth: 'agent:keys',
    summary:
      'Makes a new key instead of the one that `replaces` names, which stays valid for a while; if that one is replaced already, nothing changes. Answers the keys as they are then.',
    input: AgentPath.extend(KeyRotation.shape),
    output: AccessKeys,
  },
  'DELETE /v2/agents/{agentId}/keys/{keyId}': {
    auth: 'agent:keys',
    summary: 'Ends an earlier key at once; the current one can only be replaced. Doing it again is no error.',
    input: AgentPath.extend({ keyId: KeyId }),
    output: AccessKeys,
  },
  'POST /v2/agents/{agentId}/duplicate': {
    auth: 'agent:manage',
    summary: 'Creates a second agent with the draft’s settings and its own key; knowledge is not copied.',
    input: AgentPath.extend({ title: AgentSettings.shape.title.optional() }),
    output: z.object({ data: Agent }),
  },
  'GET /v2/agents/{agentId}/versions': {
    auth: 'agent:read',
    summary: 'The last 20 versions, newest first.',
    input: AgentPath,
    output: z.object({ versions: z.array(AgentVersion) }),
  },
  'GET /v2/agents/{agentId}/versions/{version}': {
    auth: 'agent:read',
    summary: 'The settings of one version.',
    input: AgentPath.extend({ version: VersionId }),
    output: z.object({ settings: AgentSettings }),
  },
  'POST /v2/agents/{agentId}/versions/{version}/restore': {
    auth: 'agent:write',
    rate: 'version',
    summary: 'Makes a version the draft. The current draft is saved as a version first, if it would be lost.',
    input: AgentPath.extend({ version: VersionId, lastModified: z.number().int().optional() }),
    output: z.object({ data: Agent }),
  },
  'POST /rpc/saveAgentBackup': {
    auth: 'agent:write',
    rate: 'version',
    summary: 'Saves the current draft as a version. A draft that equals the live copy is one already.',
    input: z.strictObject({
      agentId: AgentId,
      workspaceId: z.string().max(40).optional(),
      userEmail: z.string().max(254).optional(),
    }),
    output: z.object({ success: z.literal(true) }),
  },
  'POST /rpc/exportAgentToJson': {
    auth: 'agent:read',
    rate: 'version',
    summary:
      'The draft as a template for other workspaces: no ids, secrets or allowed origins. Only agents that use nodes.',
    input: AgentPath,
    output: z.object({ agentTemplate: ExportedAgent }),
  },
  'POST /rpc/convertAgentTemplateToAgent': {
    auth: 'self',
    summary:
      'Creates an agent from one of the templates, or from an exported one, in the caller’s workspace (or one that they are a member of).',
    input: z.strictObject({
      agentName: AgentSettings.shape.title,
      agentTemplate: z.union([z.string().max(60), ExportedAgent]),
      agentPlatform: z.enum(['vg', 'vf']).optional(),
      workspaceId: z.string().max(40).optional(),
      /** The language of the agent; by default English. All templates are there in all of them. */
      lang: z.enum(agentLanguages).optional(),
    }),
    output: z.object({ agentCreated: Agent }),
  },
  'GET /public/translate': {
    auth: 'public',
    summary:
      'The languages that an agent can be set to, each by its own name; Automatic, the visitor’s browser’s, is first.',
    cache: 'public, max-age=3600',
    input: z.strictObject({}),
    output: z.object({
      success: z.literal(true),
      languages: z.array(z.object({ language: z.string(), name: z.string() })),
    }),
  },
  'POST /ai-css-generator': {
    auth: 'agent:write',
    summary:
      'Writes CSS for the widget on request: by the agent’s model, paid like a turn, or without a key by fixed rules, free of charge. `response` contains the CSS in fenced blocks, without what the widget would ignore.',
    input: z.strictObject({
      agentID: AgentId,
      messages: z
        .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().max(8000) }))
        .min(1)
        .max(40),
      currentCSS: z.string().max(100_000).default(''),
      /** Accepted and ignored: the caller is known from their credentials. */
      userData: z.record(z.string().max(100), z.unknown()).optional(),
      /** The region's bucket; another one's is refused. */
      bucket: z.string().max(60).optional(),
    }),
    output: z.object({ success: z.boolean(), response: z.string().optional(), error: z.string().optional() }),
  },
  'GET /public/agents/{agentId}': {
    auth: 'public',
    cors: true,
    cache: 'no-store',
    summary:
      'The agent’s public fields, which the widget needs to paint its button; with a demo’s token, of the draft.',
    input: AgentPath.extend({ demo: DemoToken.optional() }),
    output: z.object({ data: PublicAgent }),
  },
  'GET /public/agents/{agentId}/frame': {
    auth: 'public',
    page: true,
    cache: 'no-cache',
    summary: 'The chat as a page of its own, for frames: only on the agent’s allowed origins, if it names any.',
    input: AgentPath,
    output: WebPage,
  },
  'GET /v2/public/agents/{agentId}/picture': {
    auth: 'public',
    cors: true,
    cache: 'public, max-age=86400',
    summary:
      'The path of our copy of a picture that the agent’s settings name: PNG, JPEG, GIF or WebP up to 5 MB. Any other URL is `not-found` and is never fetched.',
    input: AgentPath.extend({ url: z.url({ protocol: /^https?$/ }).max(2000) }),
    output: z.object({ path: z.string() }),
  },
  'GET /v2/public/agents/{agentId}/usage': {
    auth: 'public',
    cors: true,
    summary: 'Whether the spend guards allow more answers.',
    input: AgentPath,
    output: z.object({ data: z.object({ shouldContinue: z.boolean() }) }),
  },
})
