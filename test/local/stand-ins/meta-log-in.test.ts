import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { localApps } from '#infra/local/stand-ins/channels/graph/local-app'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { type MetaApp, metaApp } from '#test/support/stand-ins/meta-app'

const DAY_MS = 86_400_000

const fields = 'id,name,access_token,picture{url},instagram_business_account{id,name,username,profile_picture_url}'

const listed = async (meta: MetaApp, token: string) =>
  (await meta.call('GET', `me/accounts?fields=${fields}`, token)).body.data ?? []

test.each([
  ['finishes with a number', { do: 'sign-up', as: 'FINISH' }, ['phone_number_id', 'waba_id', 'business_id']],
  ['has no number yet', { do: 'sign-up', as: 'FINISH_ONLY_WABA' }, ['waba_id', 'business_id']],
  [
    'keeps the WhatsApp Business app',
    { do: 'sign-up', as: 'FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING' },
    ['waba_id', 'business_id'],
  ],
] as const)('who %s gives the app a code, and the page is told what of', async (_, choice, told) => {
  using meta = await metaApp()
  const result = await meta.choose({ ...choice, name: 'Quai' })
  expect(result.session).toMatchObject({ type: 'WA_EMBEDDED_SIGNUP', event: choice.as })
  expect(Object.keys(result.session?.data as object)).toEqual(told)
  const { body } = await meta.exchange({ code: meta.codeOf(result) })
  const token = String(body.access_token)
  const { waba_id = '' } = (result.session?.data ?? {}) as { waba_id?: string }
  const numbers = await meta.call('GET', `${waba_id}/phone_numbers?fields=status,is_on_biz_app`, token)
  expect(numbers.body.data?.map(({ status, is_on_biz_app }) => [status, is_on_biz_app])).toEqual(
    {
      FINISH: [['PENDING', false]],
      FINISH_ONLY_WABA: [],
      FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING: [['CONNECTED', true]],
    }[choice.as],
  )
})

test.each([
  [{ do: 'leave', step: 'PHONE_NUMBER_SETUP' }, 'CANCEL', { current_step: 'PHONE_NUMBER_SETUP' }],
  [{ do: 'report', message: 'Odd name.' }, 'CANCEL', { error_message: 'Odd name.' }],
  [{ do: 'fail', message: 'Oh no.' }, 'ERROR', { error_message: 'Oh no.' }],
] as const)('who does not finish (%o) leaves a message and no code', async (choice, event, data) => {
  using meta = await metaApp()
  expect(await meta.choose(choice)).toMatchObject({
    session: { type: 'WA_EMBEDDED_SIGNUP', event, data },
    response: { authResponse: null, status: 'unknown' },
  })
  expect(await meta.choose({ do: 'cancel' })).toEqual({ response: { authResponse: null, status: 'unknown' } })
})

test('a code lives thirty seconds, works once, and for its app alone', async () => {
  const clock = handClock()
  using meta = await metaApp({ clock })
  const code = meta.codeOf(await meta.choose({ do: 'pages', pages: await meta.pages() }))
  expect((await meta.exchange({ code }, localApps.na)).body.error).toMatchObject({ code: 100, error_subcode: 36008 })
  expect((await meta.exchange({ code, client_secret: 'wrong' })).body.error).toMatchObject({ code: 1 })
  expect((await meta.exchange({ code, redirect_uri: 'http://localhost/' })).body.error?.error_subcode).toBe(36008)
  expect((await meta.exchange({ code })).body).toMatchObject({ token_type: 'bearer', expires_in: 5400 })
  expect((await meta.exchange({ code })).body.error?.error_subcode).toBe(36009)
  const late = meta.codeOf(await meta.choose({ do: 'pages', pages: [] }))
  await clock.pass(30_001)
  expect((await meta.exchange({ code: late })).body.error?.error_subcode).toBe(36007)
})

test('a short token is exchanged for one of sixty days, and both end with error 190', async () => {
  const clock = handClock()
  using meta = await metaApp({ clock })
  const asked = await meta.exchange({ code: meta.codeOf(await meta.choose({ do: 'pages', pages: [] })) })
  const short = String(asked.body.access_token)
  const { body } = await meta.exchange({ grant_type: 'fb_exchange_token', fb_exchange_token: short })
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 60 * 86_400 })
  const long = String(body.access_token)
  const me = async (token: string) => (await meta.call('GET', 'me?fields=id,name', token)).body
  expect(await me(short)).toEqual({ id: expect.stringMatching(/^\d+$/), name: 'Robin Meyer' })
  await clock.pass(DAY_MS)
  expect(await me(short)).toMatchObject({ error: { code: 190, error_subcode: 463 } })
  expect(await me(long)).toMatchObject({ name: 'Robin Meyer' })
  await clock.pass(60 * DAY_MS)
  expect(await me(long)).toMatchObject({ error: { code: 190, error_subcode: 463 } })
  const debug = await meta.call('GET', `debug_token?input_token=${long}`, meta.appToken)
  expect(debug.body).toMatchObject({ data: { is_valid: false, error: { code: 190, subcode: 463 } } })
})

test('the pages that were chosen are listed with their tokens and Instagram accounts, by the page', async () => {
  using meta = await metaApp()
  const ids = await meta.pages()
  expect((await listed(meta, await meta.logIn(ids.slice(1)))).map(({ id }) => id)).toEqual(ids.slice(1))
  const token = await meta.logIn(ids)
  expect(await listed(meta, token)).toEqual([
    {
      id: ids[0],
      name: 'Ridgeline Cycles',
      access_token: expect.stringMatching(/^EAA/),
      picture: { data: { url: expect.stringContaining(`/graph/pictures/${ids[0]}`) } },
      instagram_business_account: {
        id: expect.stringMatching(/^\d{17}$/),
        name: 'Ridgeline Cycles',
        username: 'ridgeline.cycles',
        profile_picture_url: expect.stringContaining('/graph/pictures/'),
      },
    },
    {
      id: ids[1],
      name: 'Librairie du Quai',
      access_token: expect.stringMatching(/^EAA/),
      picture: { data: { url: expect.any(String) } },
    },
  ])
  const first = await meta.call('GET', 'me/accounts?limit=1', token)
  const { next } = first.body.paging as { next: string }
  expect(first.body.data?.map(({ id }) => id)).toEqual([ids[0]])
  const second = await meta.call('GET', next, token)
  expect([second.body.data?.map(({ id }) => id), second.body.paging]).toEqual([
    [ids[1]],
    { cursors: expect.any(Object) },
  ])
  expect((await meta.call('GET', 'me/accounts?fields=dance', token)).body.error).toMatchObject({ code: 100 })
})

test('a page is subscribed by its token, with fields that pages have', async () => {
  using meta = await metaApp()
  const [id = ''] = await meta.pages()
  const user = await meta.logIn([id])
  const [page] = await listed(meta, user)
  const token = String(page?.access_token)
  const subscribe = (query: string, as = token) => meta.call('POST', `${id}/subscribed_apps${query}`, as)
  expect((await subscribe('')).body.error).toMatchObject({ code: 100 })
  expect((await subscribe('?subscribed_fields=messages,dance')).body.error?.message).toContain('subscribed_fields[1]')
  expect((await subscribe('?subscribed_fields=messages', user)).body.error).toMatchObject({ code: 210 })
  expect((await subscribe('?subscribed_fields=messages,message_echoes')).body).toEqual({ success: true })
  expect((await meta.call('GET', `${id}/subscribed_apps`, token)).body.data).toMatchObject([
    { id: meta.app.id, name: meta.app.name, subscribed_fields: ['messages', 'message_echoes'] },
  ])
  expect((await meta.call('DELETE', `${id}/subscribed_apps`, token)).body).toEqual({ success: true })
  expect((await meta.call('GET', `${id}/subscribed_apps`, token)).body).toEqual({ data: [] })
  const debug = await meta.call('GET', `debug_token?input_token=${token}`, meta.appToken)
  expect(debug.body).toMatchObject({ data: { type: 'PAGE', profile_id: id, app_id: meta.app.id, expires_at: 0 } })
})

test('a log-in of another app, configuration or machine is refused in the dialog', async () => {
  using meta = await metaApp()
  const said = async (query: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams({ client_id: meta.app.id, domain: 'http://localhost:3000', ...query })
    return (await fetch(`${meta.address}/graph/v25.0/dialog/oauth?${search}`)).text()
  }
  expect(await said({ config_id: meta.app.whatsappConfigId })).toContain('"flow":"whatsapp"')
  expect(await said({ client_id: '4711' })).toContain('Invalid App ID')
  expect(await said({ config_id: '4711' })).toContain('config_id')
  expect(await said({ domain: 'https://evil.example' })).toContain('domain')
})

test('a page that asks for no code gets a token at once', async () => {
  using meta = await metaApp()
  const { response } = await meta.choose({ do: 'pages', pages: await meta.pages() }, 'token')
  expect(response.status).toBe('connected')
  expect(await listed(meta, String(response.authResponse?.accessToken))).toHaveLength(2)
})

test('a proof that is given must be that of the app’s secret', async () => {
  using meta = await metaApp()
  const token = await meta.logIn([])
  const ask = (secret: string) => {
    const proof = createHmac('sha256', secret).update(token).digest('hex')
    return meta.call('GET', `me?appsecret_proof=${proof}`, token)
  }
  expect((await ask('another secret')).body.error).toMatchObject({ code: 100, type: 'GraphMethodException' })
  expect((await ask(meta.app.secret)).status).toBe(200)
})

test('a page’s name is only ever text in the dialog, and a form of another site decides nothing', async () => {
  using meta = await metaApp()
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const name = '</script><script>alert(1)</script>'
  await fetch(`${meta.address}/control/messenger`, { ...json, body: JSON.stringify({ name }) })
  const search = new URLSearchParams({ client_id: meta.app.id, domain: 'http://localhost:3000' })
  const page = await fetch(`${meta.address}/graph/dialog/oauth?${search}`)
  expect(await page.text()).not.toContain('<script>alert')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await meta.pages()).toHaveLength(3)
  const body = JSON.stringify({ client_id: meta.app.id, response_type: 'code', choice: { do: 'cancel' } })
  const headers = { 'content-type': 'text/plain' }
  expect((await fetch(`${meta.address}/graph/dialog/finish`, { method: 'POST', headers, body })).status).toBe(400)
})

test('a page’s token opens that page alone, a user’s those that were chosen', async () => {
  using meta = await metaApp()
  const [first = '', second = ''] = await meta.pages()
  const user = await meta.logIn([first])
  const [page] = await listed(meta, user)
  const closed = { code: 100, error_subcode: 33 }
  for (const token of [user, String(page?.access_token)]) {
    expect((await meta.call('GET', first, token)).body).toEqual({ id: first, name: 'Ridgeline Cycles' })
    expect((await meta.call('GET', second, token)).body.error).toMatchObject(closed)
    for (const edge of ['subscribed_apps?subscribed_fields=messages', 'messages'])
      expect((await meta.call('POST', `${second}/${edge}`, token)).body.error).toMatchObject(closed)
  }
})
