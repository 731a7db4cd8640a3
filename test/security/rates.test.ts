import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hooks } from '#events/hooks'
import { type Rate, rates, windowAt } from '#lib/http/rates'
import { replaceWorld } from '#lib/world'
import { api } from '#shared/api'
import { type Contract, parseRouteKey, type Route, type RouteKey } from '#shared/contract'
import { openApi } from '#shared/openapi'
import { problemMessages } from '#shared/problem-messages'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { serverTexts } from '#web/lib/words/server-texts.de'
import type { Ids } from './ids.ts'
import { inputs } from './inputs.ts'

const routes = Object.values(api as Readonly<Record<string, Contract>>).flatMap(
  (contract) => Object.entries(contract) as [RouteKey, Route][],
)
const rated = routes.filter(([, { rate }]) => rate !== undefined)

/** Writing routes without a rate in the contract: where they are limited instead, or why they need no limit. */
const without: Readonly<Partial<Record<RouteKey, string>>> = {
  // limited by their verbs
  'POST /v2/agents/{agentId}': 'saves one draft; new agents: functions/agents/manage/limit-new-agents.ts',
  'POST /v2/agents/{agentId}/duplicate': 'functions/agents/manage/limit-new-agents.ts',
  'POST /rpc/convertAgentTemplateToAgent': 'functions/agents/manage/limit-new-agents.ts',
  'POST /ai-css-generator': 'per payer: functions/agents/css/generate-css.ts',
  'POST /v2/agents/{agentId}/pictures/uploads': 'functions/files/uploads/presign-upload.ts',
  'POST /portal/pictures/uploads': 'functions/files/uploads/presign-upload.ts',
  'POST /v2/workspaces/{workspaceId}/pictures/uploads': 'functions/files/uploads/presign-upload.ts',
  'POST /v2/workspaces': 'functions/workspaces/owned/create-workspace.ts',
  'POST /v2/workspaces/{workspaceId}/invitations': 'functions/workspaces/invitations/invite-member.ts',
  'POST /v2/workspaces/{workspaceId}/email': 'functions/workspaces/mail/mail-teammate.ts',
  'POST /rpc/onboarding.getBrandingInfo': 'functions/onboarding/analysis/count-attempt.ts',
  'POST /rpc/onboarding.createPersonalizedAgent': 'once per attempt: functions/onboarding/analysis/count-attempt.ts',
  'POST /agents/{agentId}/analytics': 'per address: functions/analytics/record-load.ts',
  'POST /v2/public/agents/{agentId}/identify': 'per address: functions/conversations/identity/identify-visitor.ts',
  'POST /v2/public/agents/{agentId}/conversations': 'per address: functions/conversations/start/limit-starts.ts',
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages':
    'functions/conversations/turn/rate/turn-limits.ts and message-limits.ts; voice notes: transcribe-voice-note.ts',
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages':
    'functions/conversations/turn/rate/turn-limits.ts and message-limits.ts; voice notes: transcribe-voice-note.ts',
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments':
    'functions/conversations/attachments/create-upload.ts',
  'POST /workspace/{workspaceId}/logs': 'functions/workspaces/logs/add-log.ts',
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments':
    'functions/conversations/attachments/create-upload.ts',
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff':
    'functions/conversations/handoff/request-handoff.ts',
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/rating':
    'functions/conversations/history/rate-conversation.ts',
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/seen':
    'functions/conversations/history/mark-reply-seen.ts',
  // nothing is left to do the second time
  'POST /v2/me': 'creates the one workspace of an identity',
  'POST /events/new-user': 'creates the one workspace of an identity',
  'POST /rpc/tokenToUser': 'creates the one workspace of an identity',
  'DELETE /v2/agents/{agentId}': 'once per agent',
  'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}': 'once per source, which has a rate',
  'DELETE /v2/agents/{agentId}/knowledge/pairs/{pairId}': 'once per Q&A, which has a rate',
  'DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}': 'once per gap',
  'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}': 'once per conversation, which has a rate',
  'DELETE /v2/workspaces/{workspaceId}': 'once per membership',
  'DELETE /v2/workspaces/{workspaceId}/members/{email}': 'once per member',
  'DELETE /v2/workspaces/{workspaceId}/invitations/{email}': 'once per invitation, which has a rate',
  'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}': 'once per crawl, which has a rate',
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel': 'once per crawl, which has a rate',
  'POST /no-auth/workspaces/{workspaceId}/invite': 'once per invitation, which has a rate',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over': 'once, then it is taken over',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/return': 'once, then it is handed back',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/end': 'once, then it is ended',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/done': 'once per left message',
  // one small transaction, or none
  'POST /no-auth/workspaces/{workspaceId}/invitation': 'reads one item; the secret has 256 bits',
  'POST /v2/agents/{agentId}/demo-links': 'signs a token, writes nothing',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/seen': 'one item',
  'POST /v2/agents/{agentId}/visitor-pictures': 'writes nothing: a hundred items are read, and addresses signed',
  'PATCH /v2/agents/{agentId}/conversations/{conversationId}/fields': 'one field, and its audit entry',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies': 'one message of a member, and its update',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/resend':
    'one message of a member, on the condition that it is not waiting already',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/templates':
    'one message of a member, and one short call that Meta limits by its token',
  'DELETE /v2/agents/{agentId}/channels/telegram': 'once, then it is disconnected',
  'DELETE /v2/agents/{agentId}/channels/discord': 'once, then it is disconnected',
  'PUT /v2/workspaces/{workspaceId}/apps/meta': 'thirty an hour, counted before the provider is asked',
  'PUT /v2/workspaces/{workspaceId}/apps/discord': 'thirty an hour, counted before the provider is asked',
  'POST /v2/workspaces/{workspaceId}/apps/{provider}/check': 'thirty an hour, counted before the provider is asked',
  'DELETE /v2/workspaces/{workspaceId}/apps/{provider}': 'once, then it is removed',
  'POST /rpc/checkPageSubscriptions': 'two short calls that Meta limits by their token',
  'POST /rpc/connectMetaPage': 'two short calls that Meta limits by their token',
  'POST /rpc/removeMetaPage': 'once, then it is removed',
  'POST /rpc/connectWhatsappNumber': 'three short calls that Meta limits by their token',
  'POST /rpc/getWhatsappNumbers': 'reads the agent’s accounts',
  'POST /rpc/removeWhatsappNumber': 'once, then it is removed',
  'POST /rpc/createTemplate': 'one short call that Meta limits by its token',
  'POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check':
    'four a minute for each account, counted by the route itself (test/channels/health/check-now.test.ts)',
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': 'one short call that Meta limits by its token',
  'DELETE /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates/{templateId}': 'once per template',
  'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent':
    'one small transaction, and one short call that the provider limits by its token',
  'DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}': 'once, then it is removed',
  'POST /v2/agents/{agentId}/channels/viewed': 'one event, which a counter takes',
  'PUT /v2/agents/{agentId}/channels/settings': 'one item, and its audit entry',
  'POST /v2/agents/{agentId}/keys': 'replaces one key, on the condition that it is the current one',
  'DELETE /v2/agents/{agentId}/keys/{keyId}': 'one item',
  'POST /v2/workspaces/{workspaceId}/keys': 'replaces one key, on the condition that it is the current one',
  'DELETE /v2/workspaces/{workspaceId}/keys/{keyId}': 'one item',
  'POST /v2/agents/{agentId}/identity-secret': 'one item, on the condition that it is unchanged',
  'DELETE /v2/agents/{agentId}/identity-secret/{keyId}': 'one item',
  'DELETE /hosting-api/custom-domain': 'once, then it is cancelled',
  'DELETE /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': 'once per copy, which has a rate',
  'DELETE /v2/workspaces/{workspaceId}/clients/{clientId}': 'once per client, who has a rate',
  'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}': 'once per organisation, which has a rate',
  'POST /auth/client/refresh': 'reads the client',
  'POST /auth/client/status': 'one item',
  'POST /hosting-api/custom-domain':
    'one name at a time, and five that were cancelled in 90 days; three custom domains at a time',
  'POST /email/domains/{domain}': 'one domain at a time, ten a day: functions/senders/claims/add-sender.ts',
  'POST /email/domains/{id}/verify': 'thirty an hour: functions/senders/verification/verify-sender.ts',
  'DELETE /email/domains/{id}': 'once, then it is deleted',
  'POST /v2/workspaces/{workspaceId}/agency/mail/test': 'ten an hour: functions/senders/mail/send-test-mail.ts',
  'DELETE /v2/workspaces/{workspaceId}/agency/mail/stopped/{addressId}':
    'twenty a day: functions/senders/feedback/release-address.ts',
  'PUT /portal/onboarding': 'one item of a client who has just signed up',
  'POST /portal/onboarding/complete': 'once, then it is over; one agent per client',
  'POST /portal/onboarding/look': 'one draft of one agent, while a client who has just signed up is onboarded',
  'POST /rpc/v2Audio.getTwilioNumbers': 'writes nothing',
  'DELETE /portal/organisation/users/{clientId}': 'once per client, who has a rate',
  'POST /portal/account': 'per client: functions/clients/account/person-of.ts',
  'POST /portal/agents': 'per client: functions/onboarding/portal/create-own-agent.ts',
  'POST /portal/organisation': 'per client: functions/clients/account/person-of.ts',
  'POST /portal/organisation/users': 'per client, and counted before a mail: functions/clients/account/person-of.ts',
  'POST /portal/organisation/users/{clientId}': 'per client: functions/clients/account/person-of.ts',
  'POST /portal/pictures': 'per client: functions/files/portraits/client-picture.ts',
  'POST /agencies/{agencyId}/email': 'five an hour: functions/clients/proofs/count-code.ts',
  'POST /portal/account/email': 'counted before a mail: functions/clients/proofs/count-code.ts',
  'POST /portal/account/password': 'counted before the password is compared: functions/clients/sessions/count-try.ts',
  'POST /portal/organisation/users/{clientId}/invitation':
    'counted before a mail: functions/clients/proofs/count-code.ts',
  'POST /portal/live-ticket': 'signs a token, writes nothing',
  'POST /portal/log-in': 'counted before the password is compared: functions/clients/sessions/count-try.ts',
  'POST /portal/log-in-with-secret': 'counted before the secret is compared: functions/clients/sessions/count-try.ts',
  'POST /portal/log-out': 'once, then the session is over',
  'POST /portal/password': 'once, by a token of 256 bits',
  'POST /portal/password-reset': 'counted before a mail: functions/clients/proofs/count-code.ts',
  'POST /rpc/activateWhitelabelTrial': 'once per workspace',
  'POST /rpc/signupWithOTP': 'counted before a mail or a client: functions/clients/proofs/count-code.ts',
  'POST /rpc/ssoClient': 'counted before a mail or a code: functions/clients/proofs/count-code.ts',
  'POST /rpc/validateClientLoginToken': 'once, by a token of 256 bits',
  'POST /v2/workspaces/{workspaceId}/agency': 'one item, once',
  'POST /v2/workspaces/{workspaceId}/agency/secret': 'replaces one secret, on the condition that it is the current one',
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation':
    'counted before a mail: functions/clients/proofs/count-code.ts',
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as': 'one small item that expires, and its audit entry',
  'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access': 'one item',
  'DELETE /v2/workspaces/{workspaceId}/webhooks/{endpointId}': 'once per endpoint, which has a rate',
  'POST /v2/me/profile': 'one item',
  'POST /v2/workspaces/{workspaceId}': 'one item',
  'PUT /v2/workspaces/{workspaceId}/members/{email}': 'one item',
  'POST /portal/notifications/seen': 'one item',
  'POST /v2/workspaces/{workspaceId}/notifications/seen': 'one item',
  'PUT /v2/workspaces/{workspaceId}/notifications/settings': 'one item',
  'PUT /v2/workspaces/{workspaceId}/notifications/push': 'one item',
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}': 'one item',
}

test('every route that writes has a rate, or a reason why not', () => {
  const writing = routes.flatMap(([key, { rate }]) =>
    parseRouteKey(key).method === 'GET' || rate !== undefined ? [] : [key],
  )
  expect(writing.toSorted()).toEqual(Object.keys(without).toSorted())
})

/** What third parties push: where each hook is limited, or why it needs no limit. Bodies are bounded in each. */
const ofHooks: Readonly<Record<keyof typeof hooks, string>> = {
  // who knows the secret can sign what they like: a workspace's own app by its key, a legacy number by its agent
  'channels/meta-hook': '6,000 a minute and own app: functions/channels/provider/limit-deliveries.ts',
  'channels/discord-hook': '6,000 a minute and own application: functions/channels/provider/limit-deliveries.ts',
  'channels/legacy-whatsapp-hook': '6,000 a minute and agent: functions/channels/provider/limit-deliveries.ts',
  'channels/telegram-hook': 'one update a request, with a secret that only Telegram was given',
  'channels/discord-gateway-hook': 'with a secret that only the operator’s own process has',
  'channels/google-hook': 'reads and writes nothing',
}

test('every hook has a rate, or a reason why not', () => {
  expect(Object.keys(ofHooks).toSorted()).toEqual(Object.keys(hooks).toSorted())
})

test('a file that a reason names has a limit', async () => {
  const named = new Set(
    Object.values({ ...without, ...ofHooks }).flatMap((reason = '') => reason.match(/functions\/\S+\.ts/g) ?? []),
  )
  for (const file of named) expect(await readFile(file, 'utf8'), file).toMatch(/[lL]imit/)
  expect(named.size).toBeGreaterThan(10)
})

test('the description of the API names the refusal of each route with a rate', () => {
  const { paths } = openApi(api, []) as { paths: Record<string, Record<string, { responses: object }>> }
  for (const [key, { rate }] of routes) {
    const { method, path } = parseRouteKey(key)
    expect({ key, is: '429' in (paths[path]?.[method.toLowerCase()]?.responses ?? {}) }).toEqual({
      key,
      is: rate !== undefined,
    })
  }
})

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let ids: Ids
const clock = { now: 0 }
let undo: () => void

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId: 'rated-agent', title: 'Rated' }, { token: owner.token })
  const conversationId = '01J0000000000000000000000E'
  ids = {
    workspaceId: owner.uid,
    agentId: 'rated-agent',
    conversationId,
    testConversationId: conversationId,
    ownWorkspaceId: owner.uid,
  }
  // three minutes before the end of a window of ten minutes, and of an hour
  clock.now = Math.ceil(Date.now() / 3_600_000) * 3_600_000 - 180_000
  undo = replaceWorld({ now: () => clock.now })
})
afterAll(() => {
  undo()
  return region.stop()
})

/** Every count of the workspace is far above its limit. */
const exhaust = async () => {
  for (const row of region.rows()) {
    if (row.kind !== 'rate' || !String(row.scope).includes(owner.uid)) continue
    const { scope, window, ttl } = row as unknown as Rate
    await rates.save({ scope, window, ttl, count: 1_000_000 })
  }
}

const call = (key: RouteKey) =>
  region.invoke(key as keyof typeof inputs, inputs[key as keyof typeof inputs](ids), { token: owner.token })

describe('a workspace that starts too much', () => {
  test.each([
    ...rated.map(([key]) => key),
    'POST /v2/agents/{agentId}/duplicate' as const,
    'POST /rpc/convertAgentTemplateToAgent' as const,
  ])('%s', async (key) => {
    expect((await call(key)).status).not.toBe(429)
    await exhaust()
    const { status, body, headers } = await call(key)
    expect(status).toBe(429)
    expect(body).toMatchObject({ code: 'rate-limited' })
    const wait = Number(headers['retry-after'])
    expect(wait).toBe(body.retryAfter)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(180)
    const isLong = wait > 60
    expect(body.message).toBe(isLong ? problemMessages.tooManyInTime(wait / 60) : problemMessages.tooMany)
    expect(serverTexts[body.key as keyof typeof serverTexts]).toMatch(isLong ? /\{0\} Minuten/ : /einer Minute/)
    clock.now += 3_600_000
  })
})

describe('a leaked agent key', () => {
  const publish = (agentId: string, token: string) =>
    region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token })
  const create = async (agentId: string): Promise<string> =>
    (await region.invoke('POST /v2/agents/{agentId}', { agentId, title: agentId }, { token: owner.token })).body.data
      .SECRET_API_KEY
  /** As if these calls had been made: `version` has 300 in ten minutes. */
  const count = async (suffix: string, calls: number) => {
    const { window, ttl } = windowAt({ windowSeconds: 600 }, clock.now)
    await rates.save({ scope: `calls#version#${owner.uid}${suffix}`, window, ttl, count: calls })
  }

  test('uses up half of the rate, and neither the team’s nor another agent’s', async () => {
    const [leaked, other] = [await create('leaked-agent-1'), await create('other-agent-1')]
    await count('#agent:leaked-agent-1', 149)
    expect((await publish('leaked-agent-1', leaked)).status).toBe(200)
    for (let call = 0; call < 2; call++) expect((await publish('leaked-agent-1', leaked)).status).toBe(429)
    const joint = region.rows().find(({ scope }) => scope === `calls#version#${owner.uid}#agent-keys`)
    expect(joint).toMatchObject({ count: 1 })
    expect((await publish('other-agent-1', other)).status).toBe(200)
    expect((await publish('leaked-agent-1', owner.token)).status).toBe(200)
    clock.now += 3_600_000
  })

  test('all agents’ keys together have the rate of the team once more', async () => {
    const key = await create('third-agent-1')
    await count('#agent-keys', 300)
    expect((await publish('third-agent-1', key)).status).toBe(429)
    expect((await publish('third-agent-1', owner.token)).status).toBe(200)
    await count('', 300)
    expect((await publish('third-agent-1', owner.token)).status).toBe(429)
  })
})

test('a draft is saved where no further agent may be created', async () => {
  const agentId = 'POST /v2/agents/{agentId}'
  const create = (id: string) => region.invoke(agentId, { agentId: id, title: 'New' }, { token: owner.token })
  expect((await create('rated-agent-2')).status).toBe(200)
  await exhaust()
  expect((await create('rated-agent-3')).status).toBe(429)
  expect((await create('rated-agent-2')).status).toBe(200)
})
