import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { handler } from '#functions/channels/meta-hook'
import { attempt } from '#lib/database/commit'
import { replaceWorld } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { APP_SECRET, NUMBER, signed } from '#test/channels/whatsapp/whatsapp-world'
import { whatsappBody, whatsappUpdates } from '#test/channels/whatsapp-updates'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

import { KEY, OTHER_KEY, OTHER_SECRET, ownWorld, post, SECRET } from './own-world.ts'

const BODY = whatsappBody(whatsappUpdates.text ?? {})

const quietly = () => {
  const silence = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => silence.mockRestore())
}

const ask = async (appKey: string, token: string) => {
  const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', 'hub.verify_token': token }
  const { statusCode, body } = await handler(
    eventFor('GET /hooks/meta/{appKey}', { appKey, ...query }, {}),
    lambdaContext(),
  )
  return { statusCode, body }
}

test('what a workspace’s own app signed is stored once, however often it comes, and answered', async () => {
  const it = await ownWorld()
  expect([await post(KEY, BODY, signed(BODY, SECRET)), await post(KEY, BODY, signed(BODY, SECRET))]).toEqual([200, 200])
  expect(it.rows('waiting-inbound')).toMatchObject([{ account: NUMBER, app: KEY }])
  await it.work()
  expect(it.rows('waiting-inbound')).toEqual([])
  expect(it.said()).toBe(1)
})

describe('a delivery to a workspace’s own app is refused and stored nowhere', () => {
  const right = signed(BODY, SECRET)
  const flipped = Buffer.from(BODY)
  flipped[BODY.length >> 1] = (flipped[BODY.length >> 1] ?? 0) ^ 1
  const header = right['x-hub-signature-256']
  test.each([
    ['with a flipped bit', KEY, flipped.toString('latin1'), right],
    [
      'with a flipped bit in its signature',
      KEY,
      BODY,
      { 'x-hub-signature-256': header.replace(/.$/, (end) => (end === '0' ? '1' : '0')) },
    ],
    ['signed with another workspace’s app', KEY, BODY, signed(BODY, OTHER_SECRET)],
    ['signed with the platform’s app', KEY, BODY, signed(BODY, APP_SECRET)],
    ['signed with an empty secret', KEY, BODY, signed(BODY, '')],
    ['without a signature', KEY, BODY, {}],
    ['with an empty signature', KEY, BODY, { 'x-hub-signature-256': '' }],
    ['with a signature that is cut off', KEY, BODY, { 'x-hub-signature-256': header.slice(0, -1) }],
    ['without a body', KEY, '', right],
    ['that is cut off', KEY, BODY.slice(0, -1), right],
    ['at the platform’s address', 'platform', BODY, right],
    ['at an address of nobody', 'NobodysAppNobodysApp', BODY, right],
    ['at an address of nobody, signed with an empty secret', 'NobodysAppNobodysApp', BODY, signed(BODY, '')],
    ['at an address that is none', '../platform', BODY, right],
  ])('%s', async (_, appKey, body, headers) => {
    const it = await ownWorld()
    expect(await post(appKey, body, headers)).toBe(401)
    expect(it.stored()).toEqual([])
  })
})

test('an app of one workspace never delivers for an account of another, whatever it signs', async () => {
  const it = await ownWorld()
  quietly()
  expect(await post(OTHER_KEY, BODY, signed(BODY, OTHER_SECRET))).toBe(200)
  expect(it.stored()).toEqual([])
  // nor does it keep the genuine delivery out
  await post(KEY, BODY, signed(BODY, SECRET))
  await it.work()
  expect(it.said()).toBe(1)
})

test('an account that is another workspace’s by its record is not reached by naming the app’s key', async () => {
  const it = await ownWorld()
  quietly()
  await attempt([channelAccounts.changing({ account: NUMBER }, { set: { workspaceId: 'workspace-3' } })])
  expect(await post(KEY, BODY, signed(BODY, SECRET))).toBe(200)
  expect(it.stored()).toEqual([])
})

test('of a body with several numbers only the app’s own are stored', async () => {
  const it = await ownWorld()
  quietly()
  const foreign = 'whatsapp:999' satisfies AccountId
  await it.connect({ account: foreign })
  const value = whatsappUpdates.text ?? {}
  const ofForeign = { ...value, metadata: { display_phone_number: '1', phone_number_id: '999' } }
  const body = whatsappBody(ofForeign, value)
  expect(await post(KEY, body, signed(body, SECRET))).toBe(200)
  expect(it.rows('waiting-inbound').map(({ account }) => account)).toEqual([NUMBER])
})

test('what the platform’s app delivers for an account of an own app is dropped, and takes no place of what its own one brings', async () => {
  const it = await ownWorld()
  expect(await post('platform', BODY, signed(BODY))).toBe(200)
  await it.work()
  expect([it.said(), it.rows('waiting-inbound')]).toEqual([0, []])
  await post(KEY, BODY, signed(BODY, SECRET))
  await it.work()
  expect(it.said()).toBe(1)
})

test('what waits of an app is dropped once the account is connected through another one', async () => {
  const it = await ownWorld()
  await post(KEY, BODY, signed(BODY, SECRET))
  await attempt([channelAccounts.changing({ account: NUMBER }, { remove: ['appKey'] })])
  await it.work()
  expect([it.said(), it.rows('waiting-inbound')]).toEqual([0, []])
})

test('Meta is given its challenge back for the app’s own verify token only', async () => {
  await ownWorld()
  expect(await ask(KEY, `token-of-${KEY}`)).toEqual({ statusCode: 200, body: '1158201444' })
  for (const [appKey, token] of [
    [KEY, `token-of-${OTHER_KEY}`],
    [KEY, 'ours'],
    [KEY, ''],
    ['NobodysAppNobodysApp', ''],
    ['platform', `token-of-${KEY}`],
  ] as const)
    expect((await ask(appKey, token)).statusCode).toBe(401)
})

test('an app is read once for several deliveries, and of the platform’s nothing is read', async () => {
  const it = await ownWorld()
  const reads: string[] = []
  const undo = replaceWorld({
    database: (command) => {
      const { Key, RequestItems } = command.input as { Key?: { pk?: string }; RequestItems?: object }
      if (/^(Get|Query|BatchGet)/.test(command.constructor.name))
        reads.push(RequestItems ? 'accounts' : String(Key?.pk))
      return it.database.send(command)
    },
  })
  onTestFinished(undo)
  await post('platform', BODY, signed(BODY))
  expect(reads).toEqual([])
  for (let times = 0; times < 3; times++) await post(KEY, BODY, signed(BODY, SECRET))
  expect(reads).toEqual([`APP#${KEY}`, 'accounts', 'accounts', 'accounts'])
})
