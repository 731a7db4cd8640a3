import { beforeEach, describe, expect, test } from 'vitest'
import { hooks } from '#events/hooks'
import { channelFieldsOf, openChannelField } from '#features/agents-channel-fields'
import { handler as hook } from '#functions/channels/google-hook'
import { channelGrants } from '#infra/access/channels'
import { googleMessages } from '#shared/channels/google-messages'
import { connectingWorld } from '#test/channels/whatsapp/connecting-world'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

const { region, owner, other, newAgent, rowsOf } = connectingWorld()

const SAVE = 'POST /v2/agents/{agentId}'
const SHOW = 'GET /v2/agents/{agentId}/channels/google'
const EMAIL = 'chat@casaverde.iam.gserviceaccount.com'
const KEY = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\r\nkqhkiG9w0BAQEF\n-----END PRIVATE KEY-----\n'
const KEPT = '-----BEGIN PRIVATE KEY-----,MIIEvQIBADANBg,kqhkiG9w0BAQEF,-----END PRIVATE KEY-----'

let agentId: string
beforeEach(async () => {
  agentId = await newAgent()
})

const save = (fields: object, by: { readonly token?: string } = owner()) =>
  region().invoke(SAVE, { agentId, ...fields }, by)
const show = async () => (await region().invoke(SHOW, { agentId }, owner())).body

describe('the fields of Google Business Chat', () => {
  test('are saved with the agent: the key trimmed, its line breaks commas, sealed and never shown again', async () => {
    const saved = await save({ gcloudClientEmail: EMAIL, gcloudPrivateKey: `  ${KEY}` })
    expect(saved.status).toBe(200)
    expect(await openChannelField(await channelFieldsOf(agentId), 'gcloudPrivateKey')).toBe(KEPT)
    const shown = await show()
    expect(shown).toEqual({
      webhookUrl: `https://app.example/api/eu/agents/${agentId}/gc-webhook`,
      gcloudClientEmail: EMAIL,
      hasPrivateKey: true,
    })
    const exported = await region().invoke('POST /rpc/exportAgentToJson', { agentId }, owner())
    const seen = JSON.stringify([saved.body, shown, exported.body, region().rows(), region().events()])
    expect(seen).not.toContain('MIIEvQIBADANBg')
  })

  test('are saved with the agent’s secret key as bearer, as specified; another workspace finds no agent', async () => {
    const { body } = await region().invoke('GET /v2/agents/{agentId}', { agentId }, owner())
    expect(
      (await save({ gcloudClientEmail: EMAIL, gcloudPrivateKey: KEY }, { token: body.data.SECRET_API_KEY })).status,
    ).toBe(200)
    expect((await save({ gcloudClientEmail: 'x@y.z', gcloudPrivateKey: KEY }, other())).status).toBe(404)
    expect((await region().invoke(SHOW, { agentId }, other())).status).toBe(404)
    expect(await show()).toMatchObject({ gcloudClientEmail: EMAIL })
  })

  test.each([
    ['an email without @', { gcloudClientEmail: 'casaverde', gcloudPrivateKey: KEY }],
    ['no email', { gcloudPrivateKey: KEY }],
    ['no key', { gcloudClientEmail: EMAIL }],
    ['an empty key', { gcloudClientEmail: EMAIL, gcloudPrivateKey: ' \n ' }],
  ])('are required: %s saves nothing, of the agent neither', async (_what, fields) => {
    const refused = await save({ ...fields, title: 'Renamed' })
    expect([refused.status, refused.body.message]).toEqual([422, googleMessages.fillIn])
    expect(await show()).toMatchObject({ hasPrivateKey: false })
    expect(rowsOf('agent').find((row) => row.ID === agentId)?.title).not.toBe('Renamed')
  })

  test('a stored key stays when the email changes; both are removed together, and go with the agent', async () => {
    await save({ gcloudClientEmail: EMAIL, gcloudPrivateKey: KEY })
    expect((await save({ gcloudClientEmail: 'new@casaverde.example' })).status).toBe(200)
    expect(await show()).toMatchObject({ gcloudClientEmail: 'new@casaverde.example', hasPrivateKey: true })
    expect((await save({ gcloudPrivateKey: '' })).status).toBe(422)
    expect((await save({ gcloudClientEmail: '', gcloudPrivateKey: '' })).status).toBe(200)
    const after = await show()
    expect(after).toMatchObject({ hasPrivateKey: false })
    expect(after).not.toHaveProperty('gcloudClientEmail')
    await save({ gcloudClientEmail: EMAIL, gcloudPrivateKey: KEY })
    await region().invoke('DELETE /v2/agents/{agentId}', { agentId }, owner())
    expect(rowsOf('agent-channel-fields').some((row) => row.agentId === agentId)).toBe(false)
  })

  test('connect nothing: no consumer hears of them', async () => {
    const before = region().events().length
    await save({ gcloudClientEmail: EMAIL, gcloudPrivateKey: KEY })
    expect(
      region()
        .events()
        .slice(before)
        .map(({ type }) => type),
    ).not.toContain('agents.channel-fields-saved')
  })
})

describe('the address gc-webhook', () => {
  const { routes } = hooks['channels/google-hook']

  test.each(routes)('%s answers 200, to whatever comes, and no row is written', async (route) => {
    const before = region().rows()
    const bodies = ['', '{"message":{"text":"Is the pool heated?"}}', '\u0000not json', 'x'.repeat(256 * 1024)]
    for (const to of [agentId, 'no-such-agent'])
      for (const rawBody of bodies) {
        const { statusCode, body } = await hook(eventFor(route, { agentId: to }, { rawBody }), lambdaContext())
        expect([statusCode, body]).toEqual([200, ''])
      }
    expect(region().rows()).toEqual(before)
  })

  test('refuses a body of more than 256 KiB', async () => {
    const rawBody = 'x'.repeat(256 * 1024 + 1)
    const answer = await hook(eventFor('POST /agents/{agentId}/gc-webhook', { agentId }, { rawBody }), lambdaContext())
    expect(answer.statusCode).toBe(413)
  })

  test('takes every method that the gateway knows, and its function may reach nothing', () => {
    expect(routes.map((route) => route.split(' ')[0])).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    expect(channelGrants['channels/google-hook']).toEqual({})
  })
})
