import { createHmac } from 'node:crypto'
import type { AllRoutes } from '#shared/api'
import { agencyInputs } from './agency-inputs.ts'
import { channelInputs } from './channel-inputs.ts'
import { fleetInputs } from './fleet-inputs.ts'
import type { Ids } from './ids.ts'
import {
  aCrawl,
  aKey,
  anUpload,
  aPair,
  aSource,
  identitySecret,
  invitationSecret,
  invited,
  matrixMember,
  onePixel,
  teammate,
} from './input-values.ts'
import { onboardingInputs } from './onboarding-inputs.ts'
import { webhookInputs } from './webhook-inputs.ts'

/** No website, so that nothing is fetched. */

let fresh = 0
const clientId = () => `client-${String(++fresh).padStart(8, '0')}`

/** One good input for every route; a route without one does not compile, so none escapes the matrix. */
export const inputs = {
  'POST /v2/me': () => ({}),
  'POST /events/new-user': () => ({ userData: { email: 'other@example.com' }, ps_xid: 'px1' }),
  // no token of our pools, so that no actor learns anything
  'POST /rpc/tokenToUser': () => ({ token: 'eyJhbGciOiJSUzI1NiJ9.e30.AAAA' }),
  'POST /workspace/{workspaceId}/logs': ({ workspaceId }) => ({ workspaceId, type: 'note', content: 'Stored' }),
  'GET /workspace/{workspaceId}/logs': ({ workspaceId }) => ({ workspaceId }),
  'GET /public/translate': () => ({}),
  'POST /rpc/uploadFile': ({ agentId }) => ({ agentId, base64Payload: onePixel }),
  'GET /v2/me/workspaces': () => ({}),
  'POST /v2/me/profile': () => ({ displayName: 'Mira Berg' }),
  'POST /v2/workspaces': () => ({ workspaceName: 'Second' }),
  'GET /v2/workspaces/{workspaceId}': ({ workspaceId }) => ({ workspaceId }),
  'GET /public/users/{userId}': ({ workspaceId }) => ({ userId: workspaceId }),
  'GET /v2/workspaces/{workspaceId}/agents': ({ workspaceId }) => ({ workspaceId }),
  'GET /v2/agents/{agentId}': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}': ({ agentId, ownWorkspaceId }) =>
    agentId.startsWith('missing')
      ? { agentId: `new-agent-${++fresh}`, ownerID: ownWorkspaceId, title: 'New' }
      : { agentId, description: `d${++fresh}` },
  'POST /v2/agents/{agentId}/publish': ({ agentId }) => ({ agentId }),
  'DELETE /v2/agents/{agentId}': ({ agentId }) => ({ agentId }),
  'GET /v2/agents/{agentId}/keys': ({ agentId }) => ({ agentId }),
  // of no key that there is, so that the matrix keeps its own
  'POST /v2/agents/{agentId}/keys': ({ agentId }) => ({ agentId, replaces: aKey, validFor: 'day' }),
  'DELETE /v2/agents/{agentId}/keys/{keyId}': ({ agentId }) => ({ agentId, keyId: aKey }),
  'POST /v2/agents/{agentId}/duplicate': ({ agentId }) => ({ agentId }),
  'GET /v2/agents/{agentId}/versions': ({ agentId }) => ({ agentId }),
  'GET /v2/agents/{agentId}/versions/{version}': ({ agentId }) => ({ agentId, version: '00000001' }),
  'POST /v2/agents/{agentId}/versions/{version}/restore': ({ agentId }) => ({ agentId, version: '00000001' }),
  'POST /rpc/saveAgentBackup': ({ agentId }) => ({ agentId }),
  'POST /rpc/exportAgentToJson': ({ agentId }) => ({ agentId }),
  'POST /rpc/convertAgentTemplateToAgent': () => ({ agentName: 'From a template', agentTemplate: 'blank-template' }),
  'POST /ai-css-generator': ({ agentId }) => ({
    agentID: agentId,
    messages: [{ role: 'user', content: 'Make the header dark' }],
  }),
  'GET /public/agents/{agentId}': ({ agentId }) => ({ agentId }),
  'GET /public/agents/{agentId}/frame': ({ agentId }) => ({ agentId }),
  'GET /v2/public/agents/{agentId}/usage': ({ agentId }) => ({ agentId }),
  'POST /v2/public/agents/{agentId}/conversations': ({ agentId }) => ({ agentId }),
  'GET /v2/public/agents/{agentId}/picture': ({ agentId }) => ({ agentId, url: 'https://pictures.example/none.png' }),
  'POST /v2/public/agents/{agentId}/identify': ({ agentId }) => ({
    agentId,
    userId: 'user-1',
    hash: createHmac('sha256', identitySecret).update('user-1').digest('hex'),
  }),
  ...agencyInputs,
  ...onboardingInputs,
  ...webhookInputs,
  ...fleetInputs,
  ...channelInputs,
  'GET /v2/agents/{agentId}/refused-origins': ({ agentId }) => ({ agentId }),
  'GET /v2/agents/{agentId}/identity-secret': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/identity-secret': ({ agentId }) => ({ agentId }),
  'DELETE /v2/agents/{agentId}/identity-secret/{keyId}': ({ agentId }) => ({ agentId, keyId: aKey }),
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
  'POST /v2/agents/{agentId}/demo-links': ({ agentId }) => ({ agentId, version: 'draft' }),
  'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}': ({ agentId, conversationId }) => ({
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
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments': ({ agentId, testConversationId }) => ({
    agentId,
    conversationId: testConversationId,
    name: 'crank-arm.jpg',
    bytes: 1000,
  }),
  'GET /v2/agents/{agentId}/conversations': ({ agentId }) => ({ agentId }),
  'GET /v2/agents/{agentId}/conversations/{conversationId}': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
  }),
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    to: 'person',
  }),
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/rating': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    score: 5,
  }),
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/seen': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    messageId: '01J00000000000000000000000',
  }),
  'POST /v2/agents/{agentId}/visitor-pictures': ({ agentId, conversationId }) => ({
    agentId,
    conversationIds: [conversationId],
  }),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/seen': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    at: 1,
  }),
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    name: 'crank-arm.jpg',
    bytes: 1000,
  }),
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}': ({
    agentId,
    conversationId,
  }) => ({ agentId, conversationId, messageId: aSource, attachmentId: aPair }),
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}': ({
    agentId,
    conversationId,
  }) => ({ agentId, conversationId, messageId: aSource, attachmentId: aPair }),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
  }),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/return': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
  }),
  'GET /v2/agents/{agentId}/desk-count': ({ agentId }) => ({ agentId }),
  'PATCH /v2/agents/{agentId}/conversations/{conversationId}/fields': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    name: 'email',
    value: 'ana@example.com',
    expected: '',
  }),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/done': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    askedAt: 1,
  }),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/end': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
  }),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies': ({ agentId, conversationId }) => ({
    agentId,
    conversationId,
    clientId: clientId(),
    text: 'Hello',
  }),
  'POST /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/resend': ({
    agentId,
    conversationId,
  }) => ({ agentId, conversationId, messageId: '01JAAAAAAAAAAAAAAAAAAAAAAA' }),
  'GET /v2/agents/{agentId}/knowledge/sources': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/knowledge/sources': ({ agentId }) => ({
    agentId,
    type: 'text',
    text: 'We are open from 8 to 18.',
  }),
  'POST /v2/agents/{agentId}/knowledge/uploads': ({ agentId }) => ({ agentId, bytes: 1000 }),
  // inside our network, so that nothing is fetched
  'GET /v2/me/picture-copy': () => ({ url: 'http://169.254.169.254/none.png' }),
  'POST /v2/agents/{agentId}/pictures/uploads': ({ agentId }) => ({ agentId, bytes: 1000 }),
  'POST /v2/agents/{agentId}/pictures': ({ agentId }) => ({ agentId, uploadId: anUpload }),
  'POST /v2/workspaces/{workspaceId}/pictures/uploads': ({ workspaceId }) => ({ workspaceId, bytes: 1000 }),
  'POST /portal/pictures/uploads': () => ({ bytes: 1000 }),
  'POST /portal/pictures': () => ({ uploadId: anUpload }),
  'POST /v2/workspaces/{workspaceId}/pictures': ({ workspaceId }) => ({ workspaceId, uploadId: anUpload }),
  'POST /v2/agents/{agentId}/knowledge/search': ({ agentId }) => ({ agentId, question: 'When are you open?' }),
  'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import': ({ agentId }) => ({ agentId, sourceId: aSource }),
  'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}': ({ agentId }) => ({
    agentId,
    sourceId: aSource,
    tags: ['a'],
  }),
  'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}': ({ agentId }) => ({ agentId, sourceId: aSource }),
  'GET /v2/agents/{agentId}/knowledge': ({ agentId }) => ({ agentId }),
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks': ({ agentId }) => ({ agentId, sourceId: aSource }),
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages': ({ agentId }) => ({ agentId, sourceId: aSource }),
  'POST /v2/agents/{agentId}/knowledge/explain': ({ agentId }) => ({
    agentId,
    sourceId: aSource,
    question: 'When are you open?',
  }),
  'GET /v2/agents/{agentId}/knowledge/pairs': ({ agentId }) => ({ agentId }),
  'POST /v2/agents/{agentId}/knowledge/pairs': ({ agentId }) => ({
    agentId,
    question: 'When are you open?',
    answer: 'From 8 to 18.',
  }),
  'PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}': ({ agentId }) => ({
    agentId,
    pairId: aPair,
    question: 'When are you open?',
    alsoAskedAs: [],
    answer: 'From 8 to 18.',
    tags: [],
    answersAbove: 0.8,
    version: 1,
  }),
  'DELETE /v2/agents/{agentId}/knowledge/pairs/{pairId}': ({ agentId }) => ({ agentId, pairId: aPair }),
  'GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions': ({ agentId }) => ({ agentId, pairId: aPair }),
  'POST /v2/agents/{agentId}/knowledge/pairs/{pairId}/restore': ({ agentId }) => ({
    agentId,
    pairId: aPair,
    version: 1,
  }),
  'GET /v2/agents/{agentId}/knowledge/gaps': ({ agentId }) => ({ agentId }),
  'DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}': ({ agentId }) => ({ agentId, gapId: aPair }),
  'GET /v2/workspaces/{workspaceId}/crawls': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/crawls': ({ workspaceId, agentId }) => ({
    workspaceId,
    agentId,
    seeds: ['https://example.com/'],
  }),
  'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}': ({ workspaceId }) => ({ workspaceId, crawlId: aCrawl }),
  'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages': ({ workspaceId }) => ({ workspaceId, crawlId: aCrawl }),
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import': ({ workspaceId }) => ({
    workspaceId,
    crawlId: aCrawl,
    pages: 'all',
  }),
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel': ({ workspaceId }) => ({ workspaceId, crawlId: aCrawl }),
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/read-on': ({ workspaceId }) => ({ workspaceId, crawlId: aCrawl }),
  'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}': ({ workspaceId }) => ({ workspaceId, crawlId: aCrawl }),
  'POST /v2/workspaces/{workspaceId}': ({ workspaceId }) => ({ workspaceId, workspaceName: 'Works' }),
  'DELETE /v2/workspaces/{workspaceId}': ({ workspaceId }) => ({ workspaceId }),
  'GET /v2/workspaces/{workspaceId}/team': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/invitations': ({ workspaceId }) => ({ workspaceId, email: invited }),
  'DELETE /v2/workspaces/{workspaceId}/invitations/{email}': ({ workspaceId }) => ({
    workspaceId,
    email: 'nobody@example.com',
  }),
  'POST /no-auth/workspaces/{workspaceId}/invitation': ({ workspaceId }) => ({ workspaceId, secret: invitationSecret }),
  'POST /no-auth/workspaces/{workspaceId}/invite': ({ workspaceId }) => ({ workspaceId, secret: invitationSecret }),
  'PUT /v2/workspaces/{workspaceId}/members/{email}': ({ workspaceId, ownWorkspaceId }) => ({
    workspaceId,
    email: workspaceId === ownWorkspaceId ? matrixMember : 'nobody@example.com',
    rights: [],
  }),
  'DELETE /v2/workspaces/{workspaceId}/members/{email}': ({ workspaceId }) => ({
    workspaceId,
    email: 'nobody@example.com',
  }),
  'GET /v2/workspaces/{workspaceId}/keys': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/keys': ({ workspaceId }) => ({ workspaceId, replaces: aKey, validFor: 'day' }),
  'DELETE /v2/workspaces/{workspaceId}/keys/{keyId}': ({ workspaceId }) => ({ workspaceId, keyId: aKey }),
  'POST /v2/workspaces/{workspaceId}/email': ({ workspaceId }) => ({
    workspaceId,
    to: teammate,
    subject: 'Hello',
    html: '<p>Hello</p>',
  }),
  'GET /v2/workspaces/{workspaceId}/activity': ({ workspaceId }) => ({ workspaceId }),
  'GET /v2/workspaces/{workspaceId}/notifications': ({ workspaceId }) => ({ workspaceId }),
  'GET /portal/notifications': () => ({}),
  'POST /portal/notifications/seen': () => ({ ids: ['1-01J00000000000000000000000'] }),
  'POST /v2/workspaces/{workspaceId}/notifications/seen': ({ workspaceId }) => ({
    workspaceId,
    ids: ['1-01J0000000000000000000000A'],
  }),
  'PUT /v2/workspaces/{workspaceId}/notifications/settings': ({ workspaceId }) => ({
    workspaceId,
    sound: true,
    off: [],
  }),
  'GET /v2/workspaces/{workspaceId}/notifications/push': ({ workspaceId }) => ({ workspaceId }),
  'PUT /v2/workspaces/{workspaceId}/notifications/push': ({ workspaceId }) => ({
    workspaceId,
    // an address that needs no name server
    endpoint: 'https://93.184.215.14/push/1',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }),
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}': ({ workspaceId }) => ({
    workspaceId,
    device: '0'.repeat(64),
  }),
  'GET /public/manifest': () => ({}),
  'GET /v2/workspaces/{workspaceId}/credits': ({ workspaceId }) => ({ workspaceId }),
  'POST /rpc/activateWhitelabelTrial': ({ workspaceId }) => ({ workspaceId }),
  'GET /v2/workspaces/{workspaceId}/entitlements': ({ workspaceId }) => ({ workspaceId }),
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
  'GET /v2/workspaces/{workspaceId}/agent-figures': ({ workspaceId, agentId }) => ({ workspaceId, agentIds: agentId }),
  'GET /utils/ip': () => ({}),
} as const satisfies Readonly<Record<keyof AllRoutes, (ids: Ids) => Readonly<Record<string, unknown>>>>
