import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { connectingWorld } from '#test/channels/whatsapp/connecting-world'
import { done, graphServer, NUMBER, refusal, WABA } from '#test/channels/whatsapp/graph-server'

const { region, owner, newAgent, rowsOf, free } = connectingWorld()

const SECRET = '0123456789abcdef0123456789abcdef'
const TOKEN = 'EAAtoken-of-an-own-app-xyz'
const SUBSCRIBE = `POST ${WABA}/subscribed_apps`

let agentId: string
beforeEach(async () => {
  await free()
  agentId = await newAgent()
})

const save = (more: object = {}) =>
  region().invoke(
    'POST /v2/agents/{agentId}',
    { agentId, whatsappToken: TOKEN, whatsappBusniessId: WABA, whatsappNumberId: NUMBER.id, ...more },
    owner(),
  )
const run = () => region().invoke('POST /v2/agents/{agentId}/channels/whatsapp/legacy/test', { agentId }, owner())
const account = () => rowsOf('channel-account').find((row) => row.account === `whatsapp:${NUMBER.id}`)

test('the test subscribes the owner’s app to the account, at the app’s own webhook: without it nobody’s message comes', async () => {
  const { made, bodyOf } = await graphServer()
  await save()
  expect((await run()).status).toBe(200)
  expect(made()).toContain(SUBSCRIBE)
  expect(bodyOf('subscribed_apps')).toEqual({})
})

test('an owner who has the account’s events delivered here already keeps that', async () => {
  const { made, instead } = await graphServer()
  const ours = `https://app.example/api/eu/agents/${agentId}/wa-webhook`
  instead['GET subscribed_apps'] = done({
    data: [{ whatsapp_business_api_data: { id: '1', name: 'Own app' }, override_callback_uri: ours }],
  })
  await save()
  expect((await run()).status).toBe(200)
  expect(made()).not.toContain(SUBSCRIBE)
})

test('an account that refuses the subscription is not connected, and says why', async () => {
  const { instead } = await graphServer()
  instead['POST subscribed_apps'] = refusal(200, 'Permissions error')
  await save()
  expect(await run()).toMatchObject({ status: 422, body: { message: 'Error occurred: Permissions error' } })
  expect(account()).toBeUndefined()
})

test('the app’s secret is proved to Meta; another’s is refused before every message would be', async () => {
  const { calls, instead } = await graphServer()
  await save({ whatsappAppSecret: SECRET })
  expect((await run()).status).toBe(200)
  const proof = createHmac('sha256', SECRET).update(TOKEN).digest('hex')
  expect(calls.find(({ path }) => path.endsWith('phone_numbers'))?.query.appsecret_proof).toBe(proof)
  await free()
  instead['GET phone_numbers'] = refusal(100, 'Invalid appsecret_proof provided in the API argument')
  expect((await run()).body.message).toBe(`Error occurred: ${whatsappMessages.wrongAppSecret}`)
  expect(account()).toBeUndefined()
})
