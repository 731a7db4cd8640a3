import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ChannelFieldsSaved } from '#events/agents/events'
import { channelAccounts } from '#functions/channels/accounts/store'
import { handler as connectSaved } from '#functions/channels/connecting/connect-saved-number'
import { connectLegacyNumber } from '#functions/channels/connecting/legacy-whatsapp/connect-legacy-number'
import { claimNumber } from '#functions/channels/connecting/whatsapp/claiming-number'
import { handler as hook } from '#functions/channels/legacy-whatsapp-hook'
import { rates, windowAt } from '#lib/http/rates'
import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { connectingWorld } from '#test/channels/whatsapp/connecting-world'
import { graphServer, NUMBER, refusal, WABA } from '#test/channels/whatsapp/graph-server'
import { deliver } from '#test/support/handlers/deliver'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

const { region, owner, other, newAgent, connect, rowsOf, free } = connectingWorld()

const SAVE = 'POST /v2/agents/{agentId}'
const SHOW = 'GET /v2/agents/{agentId}/channels/whatsapp/legacy'
const TEST = 'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test'
const HOOK = 'POST /agents/{agentId}/wa-webhook'
const SECRET = '0123456789abcdef0123456789abcdef'
const TOKEN = 'EAAtoken-of-an-own-app-xyz'

const fields = { whatsappToken: TOKEN, whatsappBusniessId: WABA, whatsappNumberId: NUMBER.id }

let agentId: string
let serial = 0
beforeEach(async () => {
  await free()
  agentId = await newAgent()
})

const save = (more: object = {}, by = owner()) => region().invoke(SAVE, { agentId, ...fields, ...more }, by)
const run = (id = agentId, by = owner()) => region().invoke(TEST, { agentId: id }, by)
const show = async () => (await region().invoke(SHOW, { agentId }, owner())).body
const account = () => rowsOf('channel-account').find((row) => row.account === `whatsapp:${NUMBER.id}`)
const waiting = () => rowsOf('waiting-slice').length + rowsOf('waiting-inbound').length

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/text */
const delivery = (count = 1, phoneId = NUMBER.id) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: WABA,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: phoneId },
              contacts: [{ profile: { name: 'Sheena Nelson' }, wa_id: '16505551234' }],
              messages: Array.from({ length: count }, () => ({
                from: '16505551234',
                id: `wamid.${++serial}`,
                timestamp: '1749416383',
                type: 'text',
                text: { body: 'Does it come in another color?' },
              })),
            },
          },
        ],
      },
    ],
  })

const push = async (rawBody: string, headers: Readonly<Record<string, string>> = {}, to = agentId) =>
  (await hook(eventFor(HOOK, { agentId: to }, { rawBody, headers }), lambdaContext())).statusCode
const sign = (body: string, secret = SECRET) => ({
  'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
})
const challenge = async (query: Readonly<Record<string, string>>, to = agentId) =>
  hook(eventFor('GET /agents/{agentId}/wa-webhook', { agentId: to, ...query }, {}), lambdaContext())

describe('saving the fields with the agent', () => {
  test('keeps them beside the draft: sealed, and in no draft, version, export or answer', async () => {
    const saved = await save({ waTestNumber: '+15550130042', whatsappAppSecret: SECRET, vapi: { id: 'v1' } })
    expect(saved.status).toBe(200)
    expect(saved.body.data).not.toHaveProperty('whatsappNumberId')
    const shown = await region().invoke('GET /v2/agents/{agentId}', { agentId }, owner())
    const exported = await region().invoke('POST /rpc/exportAgentToJson', { agentId }, owner())
    expect(exported.status).toBe(200)
    const seen = JSON.stringify([
      saved.body,
      shown.body,
      exported.body,
      await show(),
      region().rows(),
      region().events(),
    ])
    expect(seen).not.toContain(TOKEN)
    expect(seen).not.toContain(SECRET)
    expect(JSON.stringify([saved.body, shown.body, exported.body])).not.toContain(WABA)
    expect(await show()).toEqual({
      webhookUrl: `https://app.example/api/eu/agents/${agentId}/wa-webhook`,
      verifyToken: agentId,
      waTestNumber: '+15550130042',
      whatsappBusniessId: WABA,
      whatsappNumberId: NUMBER.id,
      tokenEnd: 'xyz',
      hasAppSecret: true,
      waVerifyPassed: false,
    })
  })

  test('changes nothing of the draft, and what is left out stays; an empty text removes a field', async () => {
    await save({ waTestNumber: '+15550130042' })
    const before = rowsOf('agent').find((row) => row.ID === agentId)
    await region().invoke(SAVE, { agentId, waTestNumber: '', whatsappToken: '' }, owner())
    expect(rowsOf('agent').find((row) => row.ID === agentId)).toEqual(before)
    const shown = await show()
    expect(shown).toMatchObject({ whatsappNumberId: NUMBER.id })
    expect(shown).not.toHaveProperty('waTestNumber')
    expect(shown).not.toHaveProperty('tokenEnd')
  })

  test('goes with the agent when it is deleted', async () => {
    await save()
    await region().invoke('DELETE /v2/agents/{agentId}', { agentId }, owner())
    expect(rowsOf('agent-channel-fields').some((row) => row.agentId === agentId)).toBe(false)
  })

  test('connects the number even where no test is run; the second delivery changes nothing', async () => {
    await graphServer()
    await save()
    const event = ChannelFieldsSaved({ workspaceId: owner().uid, agentId, by: owner().email })
    await deliver(connectSaved, event)
    const claimed = account()
    expect(claimed).toMatchObject({ agentId, isLegacy: true })
    await deliver(connectSaved, event)
    expect(account()).toEqual({ ...claimed, token: account()?.token })
  })

  test('that do not fit together connect nothing, quietly', async () => {
    const { instead } = await graphServer()
    instead['GET phone_numbers'] = refusal(190, 'Invalid OAuth access token')
    await save()
    await deliver(connectSaved, ChannelFieldsSaved({ workspaceId: owner().uid, agentId, by: owner().email }))
    expect(account()).toBeUndefined()
  })
})

describe('running the test', () => {
  test('connects the number and writes to the test number', async () => {
    const { bodyOf } = await graphServer()
    await save({ waTestNumber: '+15550130042', whatsappAppSecret: SECRET })
    expect(await run()).toMatchObject({
      status: 200,
      body: {
        testSent: true,
        number: { phoneId: NUMBER.id, wabaId: WABA, isLegacy: true },
        legacy: { waVerifyPassed: true },
      },
    })
    expect(bodyOf('messages')).toMatchObject({ to: '15550130042' })
    expect(account()).not.toHaveProperty('isUnverified')
  })

  test('succeeds also where saving the fields connected the number since Meta was asked', async () => {
    await graphServer()
    await save()
    const { account: first } = await connectLegacyNumber({ workspaceId: owner().uid, agentId }, owner().email)
    const later = { ...first, token: 'sealed-later', connectedAt: first.connectedAt + 1 }
    await claimNumber(later, undefined, { by: owner().email, now: later.connectedAt })
    expect(account()).toEqual(expect.objectContaining({ ...later, connectedAt: first.connectedAt }))
  })

  test('again, after it was moved here, still knows the agent whose replies may be under way', async () => {
    await graphServer()
    await save()
    const { account: first } = await connectLegacyNumber({ workspaceId: owner().uid, agentId }, owner().email)
    const movedFrom = { agentId: 'the-agent-before', at: first.connectedAt }
    await channelAccounts.save({ ...first, movedFrom })
    await connectLegacyNumber({ workspaceId: owner().uid, agentId }, owner().email)
    expect(account()).toMatchObject({ movedFrom })
    // also where the number was connected since Meta was asked
    const later = { ...first, token: 'sealed-later' }
    await claimNumber(later, undefined, { by: owner().email, now: first.connectedAt })
    expect(account()).toMatchObject({ token: 'sealed-later', movedFrom })
  })

  test('without the app’s secret marks it as not verified', async () => {
    await graphServer()
    await save()
    expect((await run()).body.number.isUnverified).toBe(true)
  })

  test('connects it also where the test number cannot be written to, and says why', async () => {
    const { instead } = await graphServer()
    instead['POST messages'] = refusal(131047, 'Re-engagement message')
    await save({ waTestNumber: '+15550130042' })
    expect(await run()).toMatchObject({ status: 200, body: { testSent: false, reason: 'Re-engagement message' } })
  })

  test.each([
    ['15550130042', whatsappMessages.noCountryCode],
    ['+155', whatsappMessages.noNumber],
  ])('connects it, and does not write to the test number %s, which is none', async (waTestNumber, reason) => {
    const { instead } = await graphServer()
    instead['POST messages'] = refusal(100, 'Invalid parameter')
    await save({ waTestNumber })
    expect(await run()).toMatchObject({ status: 200, body: { testSent: false, reason } })
  })

  test('without all fields, with a token that does not work, or with another account’s number connects nothing', async () => {
    const { instead } = await graphServer()
    await save({ whatsappNumberId: '' })
    expect(await run()).toMatchObject({ status: 422, body: { message: whatsappMessages.legacyIncomplete } })
    await save({ whatsappNumberId: 'my-number' })
    expect(await run()).toMatchObject({ status: 422, body: { message: whatsappMessages.idDigits } })
    await save({ whatsappNumberId: '5' })
    expect((await run()).body.message).toBe(`Error occurred: ${whatsappMessages.notInAccount}`)
    await save()
    instead['GET phone_numbers'] = refusal(190, 'Invalid OAuth access token')
    expect((await run()).body.message).toBe('Error occurred: Invalid OAuth access token')
    expect(account()).toBeUndefined()
    expect((await show()).waVerifyPassed).toBe(false)
  })

  test('of a number that another workspace has is refused', async () => {
    await graphServer()
    const foreign = await newAgent(other())
    await connect(foreign, other())
    await save()
    expect(await run()).toMatchObject({ status: 409, body: { message: whatsappMessages.isElsewhere } })
    expect(account()?.agentId).toBe(foreign)
  })
})

describe('the webhook', () => {
  test('gives Meta its challenge for the agent’s id, and nothing for another token or an agent of nobody', async () => {
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', 'hub.verify_token': agentId }
    expect(await challenge(query)).toMatchObject({ statusCode: 200, body: '1158201444' })
    expect((await challenge({ ...query, 'hub.verify_token': 'other' })).statusCode).toBe(401)
    const missing = 'whatsapp-agent-xx'
    expect((await challenge({ ...query, 'hub.verify_token': missing }, missing)).statusCode).toBe(401)
  })

  test('takes what is signed with the app’s secret, and refuses all else', async () => {
    await graphServer()
    await save({ whatsappAppSecret: SECRET })
    await run()
    const before = waiting()
    const body = delivery(12)
    for (const headers of [sign(body, 'another'), sign(`${body} `), {}]) expect(await push(body, headers)).toBe(401)
    expect(waiting()).toBe(before)
    expect(await push(body, sign(body))).toBe(200)
    expect(waiting()).toBe(before + 12)
    expect(await push(body, sign(body))).toBe(200)
    expect(waiting()).toBe(before + 12)
  })

  test('without the secret takes ten a minute; the rest is answered and left out', async () => {
    await graphServer()
    await save()
    await run()
    const before = waiting()
    expect(await push(delivery(8))).toBe(200)
    expect(await push(delivery(8))).toBe(200)
    expect(await push(delivery(1))).toBe(200)
    expect(waiting()).toBe(before + 10)
  })

  test('takes a thousand messages in a body, and refuses one with more', async () => {
    await graphServer()
    await save({ whatsappAppSecret: SECRET })
    await run()
    const before = waiting()
    const [most, more] = [delivery(1000), delivery(1001)]
    expect(await push(more, sign(more))).toBe(413)
    expect(waiting()).toBe(before)
    expect(await push(most, sign(most))).toBe(200)
    expect(waiting()).toBe(before + 1000)
  })

  test('takes 6,000 requests a minute of an agent with a number, and counts none of one without', async () => {
    await graphServer()
    await save({ whatsappAppSecret: SECRET })
    await run()
    const { window, ttl } = windowAt({ windowSeconds: 60 }, Date.now())
    // whichever minute the test runs in
    for (const at of [window, window + 1])
      await rates.save({ scope: `hook#agent#${agentId}`, window: at, ttl, count: 6000 })
    const before = waiting()
    const body = delivery()
    expect(await push(body, sign(body, 'another'))).toBe(401)
    expect(await push(body, sign(body))).toBe(429)
    expect(waiting()).toBe(before)
    const without = await newAgent()
    expect(await push(body, {}, without)).toBe(200)
    expect(rowsOf('rate').filter(({ scope }) => String(scope).includes(`hook#agent#${without}`))).toEqual([])
  })

  test('delivers for the agent’s own number only', async () => {
    await graphServer()
    await save()
    await run()
    const before = waiting()
    expect(await push(delivery(1, '999'))).toBe(200)
    expect(await push('no json')).toBe(200)
    expect(await push(delivery(), {}, await newAgent())).toBe(200)
    expect(waiting()).toBe(before)
  })

  test('is believed no longer for a number that another agent has by now', async () => {
    await graphServer()
    await save()
    await run()
    const moved = { ...account(), agentId: await newAgent() }
    await region().database.send({ constructor: { name: 'PutCommand' }, input: { TableName: 'main', Item: moved } })
    const before = waiting()
    expect(await push(delivery())).toBe(200)
    expect(waiting()).toBe(before)
  })

  test('is not believed for a number of the new method, even where its agent still knows it as a legacy one', async () => {
    await graphServer()
    await save()
    await run()
    const { isLegacy: _, ...renewed } = account() ?? {}
    await region().database.send({ constructor: { name: 'PutCommand' }, input: { TableName: 'main', Item: renewed } })
    const before = waiting()
    expect(await push(delivery())).toBe(200)
    expect(waiting()).toBe(before)
  })

  test('is believed no longer once the number was connected by the new method, or removed', async () => {
    await graphServer()
    await save()
    await run()
    await connect(agentId)
    const before = waiting()
    expect(await push(delivery())).toBe(200)
    await run()
    await region().invoke('POST /rpc/removeWhatsappNumber', { agentId, phoneId: NUMBER.id }, owner())
    expect(await push(delivery())).toBe(200)
    expect(waiting()).toBe(before)
    expect((await show()).waVerifyPassed).toBe(false)
  })
})
