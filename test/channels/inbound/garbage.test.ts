import { describe, expect, test, vi } from 'vitest'
import { agentChannels } from '#functions/channels/accounts/store'
import { askedIn } from '#functions/channels/discord/interaction'
import { handler as legacyHook } from '#functions/channels/legacy-whatsapp-hook'
import { channelWorld } from '#test/channels/channel-world'
import { discordUpdates } from '#test/channels/discord/discord-updates'
import { discordWorld } from '#test/channels/discord/discord-world'
import { gatewayWorld } from '#test/channels/discord/gateway/gateway-world'
import { instagramEvents } from '#test/channels/messenger/instagram-updates'
import { bodyOf, messengerEvents, PAGE } from '#test/channels/messenger/messenger-updates'
import { sign } from '#test/channels/messenger/messenger-world'
import { telegramUpdates } from '#test/channels/telegram-updates'
import { NUMBER, postMeta, whatsappWorld } from '#test/channels/whatsapp/whatsapp-world'
import { whatsappBody, whatsappUpdates } from '#test/channels/whatsapp-updates'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { type Path, pathsIn, replaceAt } from '#test/support/mutations'
import { cellsOf, choice, isWholeSweep } from '#test/support/sweeps/chosen-cells'

const DEEP = 20_000
const MANY = 150_000

/** JSON, since no object is nested so deep that it could still be turned into it; everywhere, and in the order of their cost. */
const small = [
  'null',
  'true',
  '-1',
  '1e308',
  '9007199254740993',
  '""',
  '"\\ud83d"',
  '"wave \\udc0a\\ud83c"',
  '"\\u0000#\\u0000"',
  `"${'漢'.repeat(500)}"`,
  '[]',
  '[[null]]',
  '{}',
  '{"__proto__":{"a":1},"constructor":7,"toString":"x","valueOf":null,"then":{}}',
]
const large = [
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `[${'0,'.repeat(MANY - 1)}0]`,
]

const HERE = '<here>'
/** A body with a value in place of another, as text. */
const withGarbage = (body: unknown, path: Path, garbage: string): string =>
  JSON.stringify(replaceAt(body, path, HERE)).replace(JSON.stringify(HERE), () => garbage)

/** A field's name, whatever body and place in a list it has. */
const fieldOf = (path: Path): string => path.map((key) => (/^\d+$/.test(String(key)) ? '*' : key)).join('.')

/** What one run puts in place of one field. A large value costs as much as a hundred small ones: of four fields one has any. */
const shares = [0, 1, 2, 3].flatMap((quarter) => {
  const some = small.filter((_, at) => at % 4 === quarter)
  return [...large.map((one) => [...some, one]), ...Array.from({ length: 9 }, () => some)]
})

const valuesFor = (field: string): readonly string[] =>
  isWholeSweep ? [...small, ...large] : cellsOf(field, shares).flat()

/** Every field of the bodies with a share of the values that the commit chooses, with each of them in a whole sweep; met again, with one. */
const bodiesOf = function* (bodies: readonly unknown[]): Generator<string> {
  const seen = new Set<string>()
  for (const body of bodies)
    for (const path of [[], ...pathsIn(body)]) {
      const field = fieldOf(path)
      const isNew = !seen.has(field)
      seen.add(field)
      // the same field in another body is met in another company
      const garbage = isNew ? valuesFor(field) : [small[seen.size % small.length] ?? '']
      for (const one of garbage) yield withGarbage(body, path, one)
    }
}

/** What the hook answered with a status that blames us. */
const blamed = async (bodies: readonly unknown[], post: (body: string) => Promise<number | undefined>) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const failed: string[] = []
  let count = 0
  for (const body of bodiesOf(bodies)) {
    count++
    const status = (await post(body)) ?? 0
    if (status < 200 || status >= 500) failed.push(`${status}: ${body.length} ${body.slice(0, 400)}`)
  }
  write.mockRestore()
  return { count, failed: failed.slice(0, 5) }
}

const parsed = (text: string): unknown => JSON.parse(text)
const announced = (field: string, value: object) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '102290129340398', time: 1_800_000_000, changes: [{ field, value }] }],
})
const announcements = [
  announced('account_update', {
    event: 'ACCOUNT_RESTRICTION',
    restriction_info: [{ restriction_type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', expiration: 1_800_100_000 }],
  }),
  announced('account_update', {
    event: 'DISABLED_UPDATE',
    ban_info: { waba_ban_state: 'DISABLE', waba_ban_date: 'May 1, 2027' },
  }),
  announced('account_update', { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'SCAM' } }),
  announced('phone_number_quality_update', { event: 'FLAGGED', display_phone_number: '15550783881' }),
  announced('messages', {
    metadata: { phone_number_id: '106540352242922' },
    errors: [{ code: 131_031, title: 'Locked', message: 'Locked', error_data: { details: 'Locked' } }],
  }),
]

test('a restriction of a hundred and fifty thousand parts is announced once, with its end and a short reason', async () => {
  const it = await whatsappWorld()
  const part = '{"restriction_type":"A","expiration":1}'
  const body = JSON.stringify(announced('account_update', { event: 'ACCOUNT_RESTRICTION', restriction_info: HERE }))
  const many = body.replace(JSON.stringify(HERE), () => `[${'{"expiration":1},'.repeat(MANY)}${part}]`)
  expect(await postMeta(many)).toBe(200)
  expect(await postMeta(body.replace(JSON.stringify(HERE), () => `[${`${part},`.repeat(MANY / 3)}${part}]`))).toBe(200)
  const news = it.published.map(
    ({ detail }) => (JSON.parse(detail) as { data: { reason: string; until: number } }).data,
  )
  expect(news).toMatchObject([{ until: 1000, reason: 'ACCOUNT_RESTRICTION: A' }, { until: 1000 }])
  expect(news[1]?.reason).toHaveLength(500)
})

test('an edit whose number is no number is stored once', async () => {
  const it = await whatsappWorld()
  const at = { sender: { id: '7' }, recipient: { id: PAGE }, timestamp: 1_800_000_000_000 }
  const body = bodyOf([{ ...at, message_edit: { mid: 'm_1', text: 'Hi', num_edit: { toString: 1, valueOf: 1 } } }])
  for (let times = 0; times < 2; times++) expect(await postMeta(body)).toBe(200)
  expect(it.rows('waiting-inbound')).toHaveLength(1)
})

test('of a form and of a message with a hundred thousand parts the first forty are looked at', () => {
  let looks = 0
  const counted = { component: 1, components: [] }
  const part = Object.defineProperty({ ...counted }, 'components', { enumerable: true, get: () => looks++ && [] })
  const parts = Array.from({ length: 100_000 }, () => part)
  const [id, token] = ['1', 't']
  const at = { id, application_id: id, token }
  expect(askedIn({ ...at, type: 5, data: { custom_id: 'ask', components: parts } })).toEqual({ kind: 'other' })
  const pressed = { custom_id: 'x', component_type: 2 }
  expect(askedIn({ ...at, type: 3, data: pressed, message: { components: parts } })).toMatchObject({ label: 'x' })
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(200)
})

/** How many bodies a hook has met at least. */
const LEAST = isWholeSweep ? 1000 : 200

describe(`nothing that stands in a body makes a hook fail (${choice})`, () => {
  test('Telegram’s', async () => {
    const it = await channelWorld()
    const { count, failed } = await blamed(Object.values(telegramUpdates), (body) => it.post(body))
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(LEAST)
  }, 60_000)

  test('Meta’s of a number', async () => {
    await whatsappWorld()
    const bodies = [...Object.values(whatsappUpdates).map((update) => parsed(whatsappBody(update))), ...announcements]
    const { count, failed } = await blamed(bodies, (body) => postMeta(body))
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(LEAST)
  }, 60_000)

  test('an owner’s own app’s of a number', async () => {
    const it = await whatsappWorld()
    const { agentId } = it.agent
    await agentChannels.save({ agentId, legacyAccount: NUMBER })
    const bodies = [...Object.values(whatsappUpdates).slice(0, 4)].map((update) => parsed(whatsappBody(update)))
    const post = async (rawBody: string) =>
      (await legacyHook(eventFor('POST /agents/{agentId}/wa-webhook', { agentId }, { rawBody }), lambdaContext()))
        .statusCode
    const { failed } = await blamed(bodies, post)
    expect(failed).toEqual([])
  }, 60_000)

  test.each([
    ['a page', 'page', messengerEvents],
    ['an Instagram account', 'instagram', instagramEvents],
  ])(
    'Meta’s of %s',
    async (_, object, events) => {
      await whatsappWorld()
      const bodies = Object.values(events).map((event) => parsed(bodyOf([event], PAGE, object)))
      const { count, failed } = await blamed(bodies, (body) => postMeta(body, { 'x-hub-signature-256': sign(body) }))
      expect(failed).toEqual([])
      expect(count).toBeGreaterThan(LEAST)
    },
    60_000,
  )

  test('Discord’s', async () => {
    const it = await discordWorld()
    const bodies = Object.values(discordUpdates).map(({ body }) => body)
    const { count, failed } = await blamed(bodies, async (body) => (await it.post(body)).status)
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(LEAST)
  }, 60_000)

  test('the gateway’s', async () => {
    const it = await gatewayWorld({ answers: 'all' })
    const { id: channel, app: botId } = it.discord
    const message = {
      id: '1300000000000000001',
      type: 0,
      author: { id: '401122334455667788', username: 'ann', global_name: 'Ann' },
      content: 'Are you open?',
      mentions: [{ id: botId, username: 'bot' }],
      attachments: [{ filename: 'a.png', content_type: 'image/png', size: 3, url: 'https://cdn.discordapp.com/a' }],
      referenced_message: { author: { id: botId }, webhook_id: '7' },
    }
    const at = { botId, channel, thread: '1300000000000000007' }
    const bodies = [
      { kind: 'deliver', events: [{ event: 'created', ...at, message }] },
      {
        kind: 'deliver',
        events: [{ event: 'edited', ...at, message: { ...message, edited_timestamp: '2027-01-15T08:00:00Z' } }],
      },
      { kind: 'deliver', events: [{ event: 'deleted', ...at, messageId: message.id, author: '401122334455667788' }] },
      { kind: 'begin', shard: [0, 1] },
      { kind: 'report', shard: [0, 1], state: 'connecting', reason: 'why', session: { id: 's', botId, seq: 4 } },
      { kind: 'channels', ids: [channel] },
    ]
    const { failed } = await blamed(bodies, async (body) => (await it.post(it.signed(body), body)).status)
    expect(failed).toEqual([])
  }, 60_000)
})
