import { describe, expect, test } from 'vitest'
import type { CallResult } from '#lib/fetch/provider-call'
import { probed } from '#test/channels/probed'
import { IG } from './instagram-updates.ts'
import { PAGE } from './messenger-updates.ts'
import { ACCOUNT, APP_ID, graphRefusal, IG_ACCOUNT, lost, messengerWorld, TOKEN } from './messenger-world.ts'

const FIELDS = ['messages', 'messaging_postbacks', 'message_echoes', 'standby']
const OTHER = { id: '9', name: 'Another inbox', subscribed_fields: ['messages', 'messaging_postbacks'] }
const answered = (body: unknown): CallResult => ({
  kind: 'answered',
  status: 200,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})

/** A page at Meta with its Instagram account, whose two answers a test changes. */
const pageAtMeta = async () => {
  const it = await messengerWorld()
  const page = (more: object = {}) =>
    answered({
      id: PAGE,
      name: 'Casa Verde',
      instagram_business_account: { id: IG, name: 'Casa Verde', username: 'casa.verde' },
      ...more,
    })
  const apps = (...data: readonly object[]) => answered({ data })
  const ours = (subscribed_fields = FIELDS) => ({ id: APP_ID, name: 'Parley', subscribed_fields })
  const meta = { page: page(), apps: apps(ours()) }
  it.meta.answer = ({ path, token }) =>
    token === TOKEN ? (path.endsWith('/subscribed_apps') ? meta.apps : meta.page) : graphRefusal(190, 'no token')
  return { meta, page, apps, ours, asked: it.asked }
}

const KINDS = [
  ['a page', ACCOUNT, { state: 'connected', name: 'Casa Verde' }],
  ['an Instagram account', IG_ACCOUNT, { state: 'connected', name: 'Casa Verde', handle: '@casa.verde' }],
] as const

describe.each(KINDS)('%s', (_, account, good) => {
  test('is connected while the page delivers to us, whoever else gets it too', async () => {
    const { meta, apps, ours, asked } = await pageAtMeta()
    expect(await probed(account)).toEqual(good)
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${PAGE}`, `GET ${PAGE}/subscribed_apps`])
    meta.apps = apps(OTHER, ours())
    expect(await probed(account)).toEqual(good)
  })

  test('is degraded once the page delivers to us no more, and that says whether another app has it', async () => {
    const { meta, apps, ours } = await pageAtMeta()
    meta.apps = apps()
    expect(await probed(account)).toEqual({ ...good, state: 'degraded', cause: 'unset' })
    meta.apps = apps(OTHER)
    expect(await probed(account)).toEqual({ ...good, state: 'degraded', cause: 'taken' })
    meta.apps = apps(ours(['message_echoes', 'feed']))
    expect(await probed(account)).toEqual({ ...good, state: 'degraded', cause: 'unset' })
    meta.apps = apps(ours())
    expect(await probed(account)).toEqual(good)
  })

  test('is broken in Meta’s words when the page was removed or its token revoked', async () => {
    const { meta } = await pageAtMeta()
    const before = meta.page
    for (const [code, words, subcode] of [
      [190, 'Error validating access token: The session has been invalidated.', 460],
      [100, 'Unsupported get request. Object with ID does not exist', 33],
      [210, '(#210) This call requires a Page access token.', undefined],
    ] as const) {
      meta.page = graphRefusal(code, words, subcode)
      expect(await probed(account)).toEqual({ ...good, state: 'broken', reason: words })
      meta.page = before
      expect(await probed(account)).toEqual(good)
    }
  })

  test('stays as it is while Meta limits calls, fails or cannot be reached', async () => {
    const { meta } = await pageAtMeta()
    for (const answer of [graphRefusal(4, '(#4) Application request limit reached'), graphRefusal(2, 'Retry'), lost]) {
      meta.apps = answer
      expect(await probed(account)).toEqual(good)
    }
  })
})

test('a page that was renamed is called by its new name, and so is its Instagram account', async () => {
  const { meta, page } = await pageAtMeta()
  meta.page = page({
    name: 'Casa Azul',
    instagram_business_account: { id: IG, name: 'Casa Azul on Instagram', username: 'casa.azul' },
  })
  expect(await probed(ACCOUNT)).toMatchObject({ state: 'connected', name: 'Casa Azul' })
  expect(await probed(IG_ACCOUNT)).toEqual({
    state: 'connected',
    name: 'Casa Azul on Instagram',
    handle: '@casa.azul',
  })
})

test('an Instagram account that is no longer linked to its page is degraded, and the page is not', async () => {
  const { meta, page } = await pageAtMeta()
  meta.page = page({ instagram_business_account: undefined })
  expect(await probed(IG_ACCOUNT)).toMatchObject({ state: 'degraded', cause: 'unset' })
  expect(await probed(ACCOUNT)).toMatchObject({ state: 'connected' })
})
