import type { channels } from '#shared/channels/routes'
import type { Ids } from './ids.ts'
import { aNumber, aTestMessage } from './input-values.ts'

let fresh = 0
const clientId = () => `template-${String(++fresh).padStart(8, '0')}`

/** Each agent of the matrix has a bot of its own. */
const aBotToken = (agentId: string) => `${agentId.startsWith('own') ? 1001 : 1002}:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw`

/** Each agent of the matrix has a channel of its own, and the webhook's id is the channel's. */
const aDiscordChannel = (agentId: string) => {
  const channelId = agentId.startsWith('own') ? '100000000000000001' : '100000000000000002'
  return { channelId, webhookUrl: `https://discord.com/api/webhooks/${channelId}/${'t'.repeat(68)}` }
}

/** One good input for every route of the channels. */
export const channelInputs = {
  'GET /v2/agents/{agentId}/channels': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/channels/viewed': ({ agentId }) => ({ agentId }),
  'PUT /v2/agents/{agentId}/channels/settings': ({ agentId }) => ({ agentId, smartInit: false }),
  'POST /v2/agents/{agentId}/channels/telegram': ({ agentId }) => ({ agentId, token: aBotToken(agentId) }),
  'GET /v2/agents/{agentId}/channels/telegram': ({ agentId }) => ({ agentId }),
  'DELETE /v2/agents/{agentId}/channels/telegram': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/channels/discord': ({ agentId }) => ({ agentId, ...aDiscordChannel(agentId) }),
  'GET /v2/agents/{agentId}/channels/discord': ({ agentId }) => ({ agentId }),
  'GET /v2/agents/{agentId}/channels/discord/gateway': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/channels/discord/command': ({ agentId }) => ({ agentId }),
  'DELETE /v2/agents/{agentId}/channels/discord': ({ agentId }) => ({ agentId }),
  'POST /rpc/exchangeMetaToken': () => ({ token: 'AQBcode' }),
  'POST /rpc/tokenToPages': () => ({ token: 'nobodys' }),
  'POST /rpc/checkPageSubscriptions': () => ({ token: 'nobodys', pageId: '1' }),
  'POST /rpc/connectMetaPage': ({ agentId }) => ({ agentId, token: 'nobodys', selectedPage: { id: '1' } }),
  'POST /rpc/removeMetaPage': ({ agentId }) => ({ agentId, pageId: '9' }),
  'GET /v2/meta-log-in': () => ({}),
  'GET /v2/workspaces/{workspaceId}/apps': ({ workspaceId }) => ({ workspaceId }),
  'PUT /v2/workspaces/{workspaceId}/apps/meta': ({ workspaceId }) => ({
    workspaceId,
    applicationId: '1020304050607080',
    appSecret: '0'.repeat(32),
  }),
  'PUT /v2/workspaces/{workspaceId}/apps/discord': ({ workspaceId }) => ({
    workspaceId,
    applicationId: '100000000000000000',
    publicKey: '0'.repeat(64),
    botToken: 'a-bot-token-of-nobody-at-all',
  }),
  'POST /v2/workspaces/{workspaceId}/apps/{provider}/check': ({ workspaceId }) => ({ workspaceId, provider: 'meta' }),
  'DELETE /v2/workspaces/{workspaceId}/apps/{provider}': ({ workspaceId }) => ({ workspaceId, provider: 'meta' }),
  'POST /rpc/getLongAccessToken': () => ({ token: 'AQBcode' }),
  // no ticket of any actor's
  'POST /rpc/getDetailsOfWhatsappNumber': () => ({ wabaId: '1', longAccessToken: 'nobodys' }),
  'POST /rpc/connectWhatsappNumber': ({ agentId }) => ({
    agentId,
    longAccessToken: 'nobodys',
    wabaId: '1',
    phoneId: aNumber(agentId),
    phoneNumber: '+1 555 0100',
  }),
  'POST /rpc/getWhatsappNumbers': ({ agentId }) => ({ agentId }),
  'POST /rpc/removeWhatsappNumber': ({ agentId }) => ({ agentId, phoneId: '9' }),
  'POST /rpc/createTemplate': () => ({ longAccessToken: 'nobodys', wabaId: '1', name: 'news', bodyText: 'Hello' }),
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message': ({ agentId }) => ({
    agentId,
    phoneId: aNumber(agentId),
    to: '+15550101',
    text: 'Hello',
  }),
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message': ({ agentId }) => ({
    agentId,
    phoneId: aNumber(agentId),
    messageId: aTestMessage,
  }),
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': ({ agentId }) => ({
    agentId,
    phoneId: aNumber(agentId),
  }),
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': ({ agentId }) => ({
    agentId,
    phoneId: aNumber(agentId),
    name: 'news',
    bodyText: 'Hello',
  }),
  'DELETE /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates/{templateId}': ({ agentId }) => ({
    agentId,
    phoneId: aNumber(agentId),
    templateId: '1',
    name: 'news',
  }),
  'GET /v2/agents/{agentId}/channels/whatsapp/legacy': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check': ({ workspaceId, agentId }) => ({
    agentId,
    kind: 'messenger',
    externalId: workspaceId,
  }),
  'GET /v2/agents/{agentId}/channels/google': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test': ({ agentId }) => ({ agentId }),
  'GET /v2/workspaces/{workspaceId}/channels': ({ workspaceId }) => ({ workspaceId }),
  'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent': ({ workspaceId, agentId }) => ({
    workspaceId,
    kind: 'messenger',
    externalId: workspaceId,
    from: agentId,
    to: agentId,
  }),
  'DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}': ({ workspaceId }) => ({
    workspaceId,
    kind: 'messenger',
    externalId: workspaceId,
  }),
  'GET /v2/agents/{agentId}/conversations/{conversationId}/templates': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
  }),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/templates': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    clientId: clientId(),
    name: 'order_ready',
    language: 'en',
    values: [],
  }),
} as const satisfies Readonly<Record<keyof typeof channels, (ids: Ids) => Readonly<Record<string, unknown>>>>
