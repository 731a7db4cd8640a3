import { beforeEach, describe, expect, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { handler as releaseAccounts } from '#functions/channels/connecting/release-accounts'
import { recordDelivery } from '#functions/channels/inbound/steps/record-delivery'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { connectingWorld, PLATFORM_APP } from '#test/channels/whatsapp/connecting-world'
import { graphServer, NUMBER, refusal, WABA } from '#test/channels/whatsapp/graph-server'
import { deliver } from '#test/support/handlers/deliver'

const { region, owner, other, newAgent, logIn, connect, rowsOf, free } = connectingWorld()

const EXCHANGE = 'POST /rpc/getLongAccessToken'
const DETAILS = 'POST /rpc/getDetailsOfWhatsappNumber'
const LIST = 'POST /rpc/getWhatsappNumbers'
const REMOVE = 'POST /rpc/removeWhatsappNumber'
const TEST = 'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message'

const FOUND = 'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message'

const account = () => rowsOf('channel-account').find((row) => row.account === `whatsapp:${NUMBER.id}`)
const list = async (agentId: string, by = owner()) => (await region().invoke(LIST, { agentId }, by)).body

let agentId: string
beforeEach(async () => {
  await free()
  agentId = await newAgent()
})

describe('a log-in at Meta', () => {
  test('its code is exchanged with the app’s secret, and the browser gets a ticket and never the token', async () => {
    const { calls } = await graphServer()
    const { status, body } = await region().invoke(EXCHANGE, { token: 'AQBcode' }, owner())
    expect(status).toBe(200)
    expect(body).toEqual({ access_token: expect.stringMatching(/^[\w-]{32}$/) })
    expect(calls[0]).toMatchObject({
      method: 'GET',
      path: 'oauth/access_token',
      query: { client_id: '4711', client_secret: 'secret-of-the-app', code: 'AQBcode' },
    })
    expect(JSON.stringify([body, region().rows(), region().events()])).not.toContain('EAAtoken')
  })

  test('a code that has expired, or an answer without words, is an error', async () => {
    const { instead } = await graphServer()
    instead['GET access_token'] = refusal(100, 'This authorization code has expired.')
    const expired = await region().invoke(EXCHANGE, { token: 'AQBcode' }, owner())
    expect(expired).toMatchObject({ status: 422, body: { message: 'Error: This authorization code has expired.' } })
    instead['GET access_token'] = 'hang up'
    const failed = await region().invoke(EXCHANGE, { token: 'AQBcode' }, owner())
    expect(failed.body.message).toBe('Error: Failed to exchange Meta token')
  })

  test('without an app of the installation there is none', async () => {
    replaceAppSecrets({})
    try {
      const refused = await region().invoke(EXCHANGE, { token: 'AQBcode' }, owner())
      expect(refused).toMatchObject({ status: 409, body: { message: whatsappMessages.noMetaApp } })
      expect((await region().invoke('GET /v2/meta-log-in', {}, owner())).body).not.toHaveProperty('whatsapp')
    } finally {
      replaceAppSecrets(PLATFORM_APP)
    }
  })

  test('a page learns the app’s public ids and where Meta is, and nothing secret', async () => {
    const { origin } = await graphServer()
    const whatsapp = { appId: '4711', configId: '5', isOwn: false }
    const played = await region().invoke('GET /v2/meta-log-in', {}, owner())
    expect(played.body).toEqual({
      whatsapp,
      sdkUrl: expect.stringMatching(/\/sdk\.js$/),
      version: 'v25.0',
      playedAt: origin,
    })
    process.env.GRAPH_BASE_URL = 'https://graph.proxy.example'
    const real = await region().invoke('GET /v2/meta-log-in', {}, owner())
    expect(real.body).toEqual({
      whatsapp,
      sdkUrl: 'https://connect.facebook.net/en_US/sdk.js',
      version: 'v25.0',
    })
  })

  test('shows the numbers of the account that was chosen', async () => {
    await graphServer()
    const { body } = await region().invoke(DETAILS, { wabaId: WABA, longAccessToken: await logIn() }, owner())
    expect(body).toEqual({
      data: [
        {
          id: NUMBER.id,
          display_phone_number: NUMBER.display_phone_number,
          verified_name: NUMBER.verified_name,
          status: 'PENDING',
        },
      ],
    })
  })

  test('is of use to the member who did it only', async () => {
    const { calls } = await graphServer()
    const longAccessToken = await logIn()
    const before = calls.length
    for (const input of [
      { wabaId: WABA, longAccessToken },
      { wabaId: WABA, longAccessToken: 'made-up' },
    ]) {
      const refused = await region().invoke(DETAILS, input, other())
      expect(refused).toMatchObject({ status: 422 })
    }
    const foreign = await newAgent(other())
    expect((await connect(foreign, other(), { longAccessToken })).status).toBe(422)
    expect(calls).toHaveLength(before)
  })
})

describe('removing a number', () => {
  test('leaves its account at Meta and frees it; the second time nothing is left to do', async () => {
    const { made } = await graphServer()
    await connect(agentId)
    const removed = await region().invoke(REMOVE, { agentId, phoneId: NUMBER.id }, owner())
    expect(removed).toMatchObject({ status: 200, body: { phoneId: NUMBER.id } })
    expect(made().at(-1)).toBe(`DELETE ${WABA}/subscribed_apps`)
    expect(account()).toBeUndefined()
    expect(region().events().at(-1)).toMatchObject({ type: 'channels.removed', data: { agentId } })
    const calls = made().length
    expect((await region().invoke(REMOVE, { agentId, phoneId: NUMBER.id }, owner())).status).toBe(200)
    expect(made()).toHaveLength(calls)
  })

  test('keeps the account’s events for another number of it', async () => {
    const second = { ...NUMBER, id: '106540352242923', display_phone_number: '+1 555 078 3882' }
    const { made } = await graphServer([NUMBER, second])
    await connect(agentId)
    await connect(agentId, owner(), { phoneId: second.id })
    await region().invoke(REMOVE, { agentId, phoneId: NUMBER.id }, owner())
    expect(made().some((call) => call.startsWith('DELETE'))).toBe(false)
    expect((await list(agentId)).map(({ phoneId }: { phoneId: string }) => phoneId)).toEqual([second.id])
  })

  test('of another agent is not done', async () => {
    await graphServer()
    await connect(agentId)
    const second = await newAgent()
    await region().invoke(REMOVE, { agentId: second, phoneId: NUMBER.id }, owner())
    expect(account()?.agentId).toBe(agentId)
  })

  test('is done for a deleted agent', async () => {
    const { made } = await graphServer()
    await connect(agentId)
    await region().invoke('DELETE /v2/agents/{agentId}', { agentId }, owner())
    await deliver(releaseAccounts, AgentDeleted({ workspaceId: owner().uid, agentId }))
    expect(account()).toBeUndefined()
    expect(made().at(-1)).toBe(`DELETE ${WABA}/subscribed_apps`)
  })
})

describe('a test message', () => {
  const send = (to: string, text = 'Hello', phoneId = NUMBER.id) =>
    region().invoke(TEST, { agentId, phoneId, to, text }, owner())

  test('is sent as specified', async () => {
    const { bodyOf } = await graphServer()
    await connect(agentId)
    expect(await send('+1 (555) 013-0042')).toMatchObject({ status: 200, body: { messageId: 'wamid.HBgL' } })
    expect(bodyOf('messages')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '15550130042',
      type: 'text',
      text: { preview_url: false, body: 'Hello' },
    })
  })

  test.each([
    ['', 'Hello', 'Please provide a valid phone number and ensure the ID is reachable.'],
    ['+12', 'Hello', 'Please provide a valid phone number and ensure the ID is reachable.'],
    ['15550130042', 'Hello', 'Please include the country code in the phone number.'],
    ['+15550130042', ' ', 'Please enter a message to send.'],
  ])('to “%s” with “%s” is refused: %s', async (to, text, message) => {
    const { made } = await graphServer()
    const { status, body } = await send(to, text)
    expect(status).toBe(422)
    expect(body.issues.map((issue: { message: string }) => issue.message)).toContain(message)
    expect(made()).toEqual([])
  })

  test('that Meta refuses says why', async () => {
    const { instead } = await graphServer()
    await connect(agentId)
    instead['POST messages'] = refusal(131047, '(#131047) Re-engagement message', {
      error_data: { details: 'More than 24 hours have passed.' },
    })
    expect((await send('+15550130042')).body.message).toBe(
      'Failed to send message to +15550130042: More than 24 hours have passed.',
    )
    instead['POST messages'] = 'hang up'
    expect((await send('+15550130042')).body.message).toBe(
      'Failed to send message to +15550130042: Network error occurred',
    )
  })

  test('stays accepted until WhatsApp reports of it; the furthest report counts, in whatever order they come', async () => {
    const { instead } = await graphServer()
    await connect(agentId)
    const found = async (messageId: string) =>
      (await region().invoke(FOUND, { agentId, phoneId: NUMBER.id, messageId }, owner())).body
    const report = (step: object) =>
      recordDelivery({ account: `whatsapp:${NUMBER.id}` }, { kind: 'delivery', ...step } as never)
    const { messageId } = (await send('+15550130042')).body
    expect(await found(messageId)).toMatchObject({ state: 'sent' })
    expect(await report({ messageId, state: 'read' })).toBe('done')
    expect(await report({ messageId, state: 'delivered' })).toBe('done')
    expect(await found(messageId)).toMatchObject({ state: 'read' })
    instead['POST messages'] = { status: 200, body: { messages: [{ id: 'wamid.2+/=' }] } }
    await send('+15550130043')
    expect(await report({ messageId: 'wamid.2+/=', state: 'failed', reason: 'Re-engagement message' })).toBe('done')
    expect(await found('wamid.2+/=')).toMatchObject({ state: 'failed', reason: 'Re-engagement message' })
    // one whose sending is not stored yet
    expect(await report({ messageId: 'wamid.3', state: 'delivered' })).toBe('later')
  })

  test('is read by members of its agent only, for a day', async () => {
    await graphServer()
    await connect(agentId)
    const { messageId } = (await send('+15550130042')).body
    const ask = (asked: string, by = owner()) =>
      region().invoke(FOUND, { agentId: asked, phoneId: NUMBER.id, messageId }, by)
    expect((await ask(agentId)).status).toBe(200)
    expect((await ask(agentId, other())).status).toBe(404)
    expect((await ask(await newAgent())).status).toBe(404)
    const [row] = rowsOf('test-message')
    expect(row?.ttl).toBe(Math.floor(Number(row?.sentAt) / 1000) + 24 * 3600)
  })

  test('goes from a number of the agent only', async () => {
    await graphServer()
    await connect(await newAgent())
    expect((await send('+15550130042')).status).toBe(404)
  })
})
