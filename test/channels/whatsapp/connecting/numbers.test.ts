import { beforeEach, describe, expect, test } from 'vitest'
import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { connectingWorld, VERIFY_TOKEN } from '#test/channels/whatsapp/connecting-world'
import { graphServer, NUMBER, refusal, WABA } from '#test/channels/whatsapp/graph-server'

const { region, owner, other, newAgent, logIn, connect, rowsOf, free } = connectingWorld()

const LIST = 'POST /rpc/getWhatsappNumbers'
const REMOVE = 'POST /rpc/removeWhatsappNumber'
const MOVE = 'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent'

const account = () => rowsOf('channel-account').find((row) => row.account === `whatsapp:${NUMBER.id}`)
const list = async (agentId: string, by = owner()) => (await region().invoke(LIST, { agentId }, by)).body

let agentId: string
beforeEach(async () => {
  await free()
  agentId = await newAgent()
})

describe('connecting a number', () => {
  test('subscribes its account to this region, registers it with a PIN of ours and gives it to the agent', async () => {
    const { made, bodyOf } = await graphServer()
    const { status, body } = await connect(agentId)
    expect(status).toBe(200)
    expect(body.newAddedNumber).toEqual({
      agentId,
      wabaId: WABA,
      phoneId: NUMBER.id,
      phoneNumber: NUMBER.display_phone_number,
      name: NUMBER.verified_name,
      state: 'connected',
    })
    expect(made()).toEqual([
      'GET oauth/access_token',
      `GET ${WABA}/phone_numbers`,
      `POST ${WABA}/subscribed_apps`,
      `POST ${NUMBER.id}/register`,
    ])
    expect(bodyOf('subscribed_apps')).toEqual({
      override_callback_uri: 'https://app.example/api/eu/hooks/meta/platform',
      verify_token: VERIFY_TOKEN,
    })
    expect(bodyOf('register')).toEqual({ messaging_product: 'whatsapp', pin: expect.stringMatching(/^\d{6}$/) })
    expect(await list(agentId)).toEqual([body.newAddedNumber])
    const seen = JSON.stringify([body, await list(agentId), region().rows()])
    expect(seen).not.toContain('EAAtoken')
    expect(seen).not.toContain(String(bodyOf('register')?.pin))
  })

  test('is found by its business account from then on, of which Meta announces things as a whole', async () => {
    await graphServer()
    await connect(agentId)
    await connect(agentId)
    expect(rowsOf('business-number')).toMatchObject([{ wabaId: WABA, account: `whatsapp:${NUMBER.id}` }])
  })

  test('is told once to the product’s events, and each time to the operator’s webhook', async () => {
    await graphServer()
    await connect(agentId)
    await connect(agentId)
    const events = region()
      .events()
      .filter(({ data }) => JSON.stringify(data).includes(agentId))
    expect(events.filter(({ type }) => type === 'channels.connected')).toHaveLength(2)
    expect(events.filter(({ data }) => data.name === 'whatsapp_channel_added')).toHaveLength(1)
  })

  test('again, even after it was removed, registers it with the same PIN', async () => {
    const { bodyOf } = await graphServer()
    await connect(agentId)
    const pin = bodyOf('register')?.pin
    await region().invoke(REMOVE, { agentId, phoneId: NUMBER.id }, owner())
    await connect(agentId)
    expect(bodyOf('register')?.pin).toBe(pin)
  })

  test('again, after it was moved, still knows the agent whose replies may be under way', async () => {
    await graphServer()
    await connect(agentId)
    const to = await newAgent()
    const key = { workspaceId: owner().uid, kind: 'whatsapp', externalId: NUMBER.id }
    await region().invoke(MOVE, { ...key, from: agentId, to }, owner())
    const movedFrom = { agentId, at: expect.any(Number) }
    expect(account()).toMatchObject({ agentId: to, movedFrom })
    expect((await connect(to)).status).toBe(200)
    expect(account()).toMatchObject({ agentId: to, movedFrom })
  })

  test('leaves one that its owner also uses in the WhatsApp Business app registered there', async () => {
    const { made } = await graphServer([{ ...NUMBER, is_on_biz_app: true, platform_type: 'CLOUD_API' }])
    expect((await connect(agentId)).status).toBe(200)
    expect(made().some((call) => call.includes('register'))).toBe(false)
  })

  test('takes one that another provider registered as it is', async () => {
    const { instead } = await graphServer([{ ...NUMBER, status: 'CONNECTED', platform_type: 'CLOUD_API' }])
    instead['POST register'] = refusal(133005, 'Two step verification PIN mismatch')
    expect((await connect(agentId)).status).toBe(200)
  })

  test.each([
    [
      'POST register',
      refusal(133005, '(#133005)', { error_data: { details: 'Two step verification PIN mismatch' } }),
      'Two step verification PIN mismatch',
    ],
    [
      'POST subscribed_apps',
      refusal(2200, '(#2200) Callback verification failed'),
      '(#2200) Callback verification failed',
    ],
    ['POST register', 'hang up', 'Connection failed'],
    ['GET phone_numbers', refusal(190, 'Invalid OAuth access token'), 'Invalid OAuth access token'],
  ] as const)(
    'that fails at %s says so in Meta’s words, and the number belongs to nobody',
    async (edge, answer, detail) => {
      const { instead } = await graphServer()
      const longAccessToken = await logIn()
      instead[edge] = answer
      const failed = await connect(agentId, owner(), { longAccessToken })
      expect(failed).toMatchObject({
        status: answer === 'hang up' ? 503 : 422,
        body: { message: `Failed to connect ${NUMBER.display_phone_number}: ${detail}` },
      })
      expect(account()).toBeUndefined()
      expect(await list(agentId)).toEqual([])
      delete instead[edge]
      expect((await connect(agentId, owner(), { longAccessToken })).status).toBe(200)
    },
  )

  test('nobody claims a number with a token that does not reach it', async () => {
    const { made } = await graphServer([])
    const refused = await connect(agentId)
    expect(refused.body.message).toContain(whatsappMessages.notInAccount)
    expect(account()).toBeUndefined()
    expect(made().some((call) => call.startsWith('POST'))).toBe(false)
  })

  test('of another agent says which, of another workspace only that it is', async () => {
    await graphServer()
    await connect(agentId)
    const second = await newAgent()
    const title = rowsOf('agent').find((row) => row.ID === agentId)?.title
    expect(await connect(second)).toMatchObject({
      status: 409,
      body: { message: whatsappMessages.isAgents(String(title)) },
    })
    const foreign = await newAgent(other())
    expect(await connect(foreign, other())).toMatchObject({
      status: 409,
      body: { message: whatsappMessages.isElsewhere },
    })
    expect(account()?.agentId).toBe(agentId)
  })

  test('by two agents at once gives it to one of them', async () => {
    await graphServer()
    const second = await newAgent()
    const [one, two] = await Promise.all([logIn(), logIn()])
    const answers = await Promise.all([
      connect(agentId, owner(), { longAccessToken: one }),
      connect(second, owner(), { longAccessToken: two }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect([agentId, second]).toContain(account()?.agentId)
  })
})
