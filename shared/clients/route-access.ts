import type { ClientTab } from '#shared/agencies/client-tabs'
import type { AllRoutes } from '#shared/api'

/** Every route that acts on an agent. One about conversations of visitors, or about a workspace, is none of a client's. */
export type AgentRoute = {
  [K in keyof AllRoutes]: AllRoutes[K]['auth'] extends `agent:${string}` ? K : never
}[keyof AllRoutes]

/** What a client needs for a route: one of these tabs, to look at or to change. */
export interface TabNeed {
  readonly tabs: readonly ClientTab[]
  readonly need: 'view' | 'edit'
  /** What of the answer a client sees, where it is less than what the team does. */
  readonly output?: Output
}

/** The narrower answers, which functions/lib/auth/portal/outputs.ts makes. */
export type Output =
  | 'agent'
  | 'version'
  | 'versions'
  | 'channels'
  | 'telegram'
  | 'discord'
  | 'discordChannel'
  | 'pair'
  | 'pairs'
  | 'pairVersions'

const view = (...tabs: ClientTab[]): TabNeed => ({ tabs, need: 'view' })
const edit = (...tabs: ClientTab[]): TabNeed => ({ tabs, need: 'edit' })
const seen = (output: Output, need: TabNeed): TabNeed => ({ ...need, output })
const agent = (need: TabNeed): TabNeed => seen('agent', need)

const prompts = ['/nodes', '/prompt'] as const
/** Tabs that draw with the agent's settings. */
const ofAgent = ['/home', '/convos', '/kb', '/channels', '/voice', '/settings', ...prompts] as const

/**
 * What of an agent an agency's client reaches, route by route: by the tabs that they have been given, never by address alone. A
 * new route of agents without a row does not compile. `never`: the agency's team alone, whatever tabs a client has.
 */
export const routeAccess = {
  'GET /v2/agents/{agentId}': agent(view(...ofAgent)),
  // which fields, says field-access.ts
  'POST /v2/agents/{agentId}': agent(edit('/kb', '/channels', '/voice', '/settings', ...prompts)),
  'POST /v2/agents/{agentId}/publish': agent(edit(...prompts, '/settings', '/voice')),
  'DELETE /v2/agents/{agentId}': 'never',
  'GET /v2/agents/{agentId}/keys': 'never',
  'POST /v2/agents/{agentId}/keys': 'never',
  'DELETE /v2/agents/{agentId}/keys/{keyId}': 'never',
  'POST /v2/agents/{agentId}/duplicate': 'never',
  // to see what a publish changes
  'GET /v2/agents/{agentId}/versions': seen('versions', view(...prompts, '/settings')),
  'GET /v2/agents/{agentId}/versions/{version}': seen('version', view(...prompts, '/settings')),
  // of a version what they could save themselves
  'POST /v2/agents/{agentId}/versions/{version}/restore': agent(edit(...prompts, '/settings', '/voice')),
  'POST /rpc/saveAgentBackup': edit(...prompts, '/settings', '/voice'),
  'POST /rpc/exportAgentToJson': 'never',
  'POST /ai-css-generator': edit('/settings'),

  // which websites may embed the agent is the agency's to say
  'GET /v2/agents/{agentId}/refused-origins': 'never',
  'GET /v2/agents/{agentId}/desk-count': view('/convos', '/home'),
  'GET /v2/agents/{agentId}/conversations': view('/convos', '/home'),
  'POST /v2/agents/{agentId}/visitor-pictures': view('/convos', '/home'),
  'GET /v2/agents/{agentId}/conversations/{conversationId}': view('/convos'),
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}':
    view('/convos'),
  'PATCH /v2/agents/{agentId}/conversations/{conversationId}/fields': edit('/convos'),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/seen': edit('/convos'),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over': edit('/convos'),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/return': edit('/convos'),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/end': edit('/convos'),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/done': edit('/convos'),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies': edit('/convos'),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/resend': edit('/convos'),
  'GET /v2/agents/{agentId}/conversations/{conversationId}/templates': edit('/convos'),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/templates': edit('/convos'),
  'GET /v2/agents/{agentId}/identity-secret': 'never',
  'POST /v2/agents/{agentId}/identity-secret': 'never',
  'DELETE /v2/agents/{agentId}/identity-secret/{keyId}': 'never',
  'POST /v2/agents/{agentId}/demo-links': edit(...prompts),
  'POST /v2/agents/{agentId}/test-conversations': edit(...prompts),
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages': edit(...prompts),
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments': edit(...prompts),

  'GET /v2/agents/{agentId}/knowledge': view('/kb'),
  'GET /v2/agents/{agentId}/knowledge/sources': view('/kb'),
  'POST /v2/agents/{agentId}/knowledge/sources': edit('/kb'),
  'POST /v2/agents/{agentId}/knowledge/uploads': edit('/kb'),
  'POST /v2/agents/{agentId}/knowledge/search': view('/kb'),
  'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import': edit('/kb'),
  'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}': edit('/kb'),
  'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}': edit('/kb'),
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks': view('/kb'),
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages': view('/kb'),
  'POST /v2/agents/{agentId}/knowledge/explain': view('/kb'),
  'GET /v2/agents/{agentId}/knowledge/pairs': seen('pairs', view('/kb')),
  'POST /v2/agents/{agentId}/knowledge/pairs': seen('pair', edit('/kb')),
  'PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}': seen('pair', edit('/kb')),
  'DELETE /v2/agents/{agentId}/knowledge/pairs/{pairId}': edit('/kb'),
  'GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions': seen('pairVersions', view('/kb')),
  'POST /v2/agents/{agentId}/knowledge/pairs/{pairId}/restore': seen('pair', edit('/kb')),
  'GET /v2/agents/{agentId}/knowledge/gaps': view('/kb'),
  'DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}': edit('/kb'),

  'POST /v2/agents/{agentId}/pictures/uploads': edit('/settings', ...prompts),
  'POST /v2/agents/{agentId}/pictures': edit('/settings', ...prompts),
  'POST /rpc/uploadFile': edit('/settings', ...prompts),

  'GET /v2/agents/{agentId}/channels': seen('channels', view('/channels')),
  'POST /v2/agents/{agentId}/channels/viewed': view('/channels'),
  'PUT /v2/agents/{agentId}/channels/settings': edit('/channels'),
  'POST /v2/agents/{agentId}/channels/telegram': seen('telegram', edit('/channels')),
  'GET /v2/agents/{agentId}/channels/telegram': seen('telegram', view('/channels')),
  'DELETE /v2/agents/{agentId}/channels/telegram': edit('/channels'),
  'POST /v2/agents/{agentId}/channels/discord': seen('discordChannel', edit('/channels')),
  'GET /v2/agents/{agentId}/channels/discord': seen('discord', view('/channels')),
  'POST /v2/agents/{agentId}/channels/discord/command': seen('discordChannel', edit('/channels')),
  // it invites the platform's own bot
  'GET /v2/agents/{agentId}/channels/discord/gateway': 'never',
  'DELETE /v2/agents/{agentId}/channels/discord': edit('/channels'),
  'POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check': edit('/channels'),
  // ended by its provider; what is left of it names the platform's host
  'GET /v2/agents/{agentId}/channels/google': 'never',
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message': edit('/channels'),
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message': view('/channels'),
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': view('/channels'),
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': edit('/channels'),
  'DELETE /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates/{templateId}': edit('/channels'),
  // by an address of the platform, which is pasted at Meta
  'GET /v2/agents/{agentId}/channels/whatsapp/legacy': 'never',
  'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test': 'never',
  'POST /rpc/getWhatsappNumbers': view('/channels'),
  // with a log-in at Meta, which is a teammate's
  'POST /rpc/connectWhatsappNumber': 'never',
  'POST /rpc/removeWhatsappNumber': edit('/channels'),
  'POST /rpc/connectMetaPage': 'never',
  'POST /rpc/removeMetaPage': edit('/channels'),
} as const satisfies Readonly<Record<AgentRoute, TabNeed | 'never'>>
