import { expect, test } from 'vitest'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { onePixel } from '#test/support/stand-ins/one-pixel'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'
import { type WhatsAppNumber, whatsappNumber } from '#test/support/stand-ins/whatsapp-number'

/** A person who has just written, so that the number may answer. */
const met = async (number: WhatsAppNumber): Promise<string> => {
  const [sofie = ''] = number.people
  await number.act({ do: 'say', chat: sofie, from: sofie, text: 'Hi' })
  return sofie
}

test('a message is accepted with the id that statuses will name', async () => {
  using number = await whatsappNumber()
  const sofie = await met(number)
  expect(await number.send(`+${sofie}`, { type: 'text', text: { body: 'Hello' } })).toEqual({
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: `+${sofie}`, wa_id: sofie }],
      messages: [{ id: expect.stringMatching(/^wamid\./) }],
    },
  })
  expect((await number.bubbles(sofie)).map(({ text }) => text)).toEqual(['Hi', 'Hello'])
})

test.each([
  ['an unknown token', 'EAAwrong', 401, 190],
  ['no token', '', 401, 104],
])('%s is refused in the Graph API’s envelope', async (_, token, status, code) => {
  using number = await whatsappNumber()
  const answer = await number.call('GET', number.id, undefined, token)
  expect(answer).toEqual({
    status,
    body: { error: expect.objectContaining({ code, type: 'OAuthException', fbtrace_id: expect.any(String) }) },
  })
})

test('an object of another account, and a path without a version, are refused', async () => {
  using number = await whatsappNumber()
  expect((await number.call('GET', '4711')).body.error).toMatchObject({ code: 100, error_subcode: 33 })
  const answer = await fetch(`${number.address}/graph/${number.id}`)
  expect(await answer.json()).toMatchObject({ error: { code: 2500 } })
})

const reply = (title: string, id = title) => ({ type: 'reply', reply: { id, title } })
const buttons = (list: readonly object[], text = 'Sure?') => ({
  type: 'interactive',
  interactive: { type: 'button', body: { text }, action: { buttons: list } },
})
const rows = (list: readonly object[]) => ({
  type: 'interactive',
  interactive: { type: 'list', body: { text: 'Choose' }, action: { button: 'Options', sections: [{ rows: list }] } },
})
const row = (id: string, title = id, description?: string) => ({ id, title, ...(description ? { description } : {}) })

test.each([
  ['without its product', { messaging_product: undefined }, 100, 'messaging_product'],
  ['of 4,097 characters', { type: 'text', text: { body: 'a'.repeat(4097) } }, 100, '4096'],
  ['without a text', { type: 'text', text: { body: '' } }, 100, 'text'],
  ['of an unknown type', { type: 'dance' }, 100, 'dance'],
  ['with four buttons', buttons(['a', 'b', 'c', 'd'].map((id) => reply(id))), 131009, 'Max allowed buttons: 3'],
  ['with a button of 21 characters', buttons([reply('a'.repeat(21))]), 131009, 'Max length: 20'],
  ['with two buttons of one id', buttons([reply('Yes', '1'), reply('No', '1')]), 131009, 'Duplicated id'],
  ['with a body of 1,025 characters', buttons([reply('Yes')], 'a'.repeat(1025)), 131009, 'Max length: 1024'],
  ['with eleven rows', rows(Array.from({ length: 11 }, (_, at) => row(`${at}`))), 131009, 'Total row count'],
  ['with a row of 25 characters', rows([row('1', 'a'.repeat(25))]), 131009, 'Max length: 24'],
  ['with a description of 73 characters', rows([row('1', 'a', 'b'.repeat(73))]), 131009, 'Max length: 72'],
  ['with a picture that nobody has', { type: 'image', image: { id: '4711' } }, 131009, 'does not exist'],
  [
    'from a template that is not there',
    { type: 'template', template: { name: 'x', language: { code: 'en' } } },
    132001,
    'en',
  ],
])('a message %s is refused with its code and why', async (_, message, code, words) => {
  using number = await whatsappNumber()
  const sofie = await met(number)
  const { body } = await number.send(sofie, { type: 'text', text: { body: 'Hello' }, ...message })
  expect(body.error?.code).toBe(code)
  expect(`${body.error?.message} ${body.error?.error_data?.details}`).toContain(words)
  expect(await number.bubbles(sofie)).toHaveLength(1)
})

test('a file is uploaded, sent by its id, and fetched with the token within five minutes', async () => {
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  const sofie = await met(number)
  const form = new FormData()
  form.set('messaging_product', 'whatsapp')
  form.set('file', new Blob([onePixel], { type: 'image/png' }), 'bike.png')
  const headers = { authorization: `Bearer ${await number.fact('Token')}` }
  const url = `${number.address}/graph/v25.0/${number.id}/media`
  const { id } = (await (await fetch(url, { method: 'POST', headers, body: form })).json()) as { id: string }
  expect(await number.send(sofie, { type: 'image', image: { id, caption: 'A bike' } })).toMatchObject({ status: 200 })
  const { body } = await number.call('GET', id)
  expect(body).toMatchObject({ id, mime_type: 'image/png', file_size: onePixel.length, messaging_product: 'whatsapp' })
  const download = (given: Record<string, string>) => fetch(String(body.url), { headers: given })
  expect(Buffer.from(await (await download(headers)).arrayBuffer())).toEqual(onePixel)
  expect((await download({})).status).toBe(401)
  await clock.pass(301_000)
  expect((await download(headers)).status).toBe(404)
})

test('the code of the sign-up is exchanged once, within 30 seconds, by the app alone', async () => {
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  const exchange = async (given: Readonly<Record<string, string>> = {}) => {
    const query = {
      client_id: await number.fact('App ID'),
      client_secret: await number.fact('App secret'),
      code: await number.fact('Code'),
      ...given,
    }
    return number.call('GET', `oauth/access_token?${new URLSearchParams(query)}`, undefined, '')
  }
  await number.act({ do: 'run', name: 'code' })
  expect((await exchange({ client_secret: 'wrong' })).body.error).toMatchObject({ code: 1 })
  const code = await number.fact('Code')
  expect((await exchange()).body).toEqual({ access_token: await number.fact('Token'), token_type: 'bearer' })
  expect((await exchange({ code })).body.error).toMatchObject({ message: 'This authorization code has been used.' })
  await number.act({ do: 'run', name: 'code' })
  const late = await number.fact('Code')
  await clock.pass(31_000)
  expect((await exchange({ code: late })).body.error).toMatchObject({ message: 'This authorization code has expired.' })
})

test('a number is listed, unregistered and registered again with the PIN it had', async () => {
  using number = await whatsappNumber()
  const sofie = await met(number)
  const register = (pin: string) => number.call('POST', `${number.id}/register`, { messaging_product: 'whatsapp', pin })
  expect((await register('12')).body.error).toMatchObject({ code: 100 })
  expect((await register('123456')).body).toEqual({ success: true })
  await number.act({ do: 'run', name: 'unregister' })
  const listed = async (query: string) => (await number.call('GET', `${number.waba}/phone_numbers${query}`)).body.data
  expect(await listed('?fields=status')).toEqual([{ id: number.id, status: 'PENDING' }])
  // the status has to be asked for
  expect(await listed('')).toEqual([
    {
      id: number.id,
      display_phone_number: '+1 555 010 201',
      verified_name: 'Ridgeline Cycles',
      quality_rating: 'GREEN',
      code_verification_status: 'VERIFIED',
      platform_type: 'NOT_APPLICABLE',
    },
  ])
  const text = { type: 'text', text: { body: 'Hello' } }
  expect((await number.send(sofie, text)).body.error).toMatchObject({ code: 133010 })
  expect((await register('654321')).body.error).toMatchObject({ code: 133005 })
  await register('123456')
  expect(await number.send(sofie, text)).toMatchObject({ status: 200 })
})

test('a token tells the app whose it is; a revoked one is not valid', async () => {
  using number = await whatsappNumber()
  const token = await number.fact('Token')
  const app = `${await number.fact('App ID')}|${await number.fact('App secret')}`
  const ask = () => number.call('GET', `debug_token?input_token=${token}`, undefined, app)
  const granular_scopes = expect.arrayContaining([{ scope: 'whatsapp_business_messaging', target_ids: [number.waba] }])
  expect((await ask()).body).toMatchObject({ data: { is_valid: true, granular_scopes } })
  await number.act({ do: 'run', name: 'revoke' })
  expect((await ask()).body).toMatchObject({ data: { is_valid: false } })
})

const body = (text: string, count = 0) => ({
  type: 'BODY',
  text,
  ...(count > 0 ? { example: { body_text: [Array.from({ length: count }, (_, at) => `${at}`)] } } : {}),
})

test.each([
  ['whose name has capitals', { name: 'Ready' }, undefined],
  ['of an unknown category', { category: 'OTHER' }, undefined],
  ['of an unknown language', { language: 'English' }, undefined],
  ['without a body', { components: [{ type: 'FOOTER', text: 'Bye' }] }, 2388072],
  ['of 1,025 characters', { components: [body('a'.repeat(1025))] }, 2388040],
  ['with a gap in its variables', { components: [body('Hi {{1}}, see {{3}}.', 2)] }, 2388023],
  ['with too few examples', { components: [body('Hi {{1}}, see {{2}}.', 1)] }, 2388043],
  ['that ends with a variable', { components: [body('Hi {{1}}', 1)] }, 2388299],
])('a template %s is refused', async (_, wrong, error_subcode) => {
  using number = await whatsappNumber()
  const given = { name: 'ready', language: 'en', category: 'UTILITY', components: [body('Ready.')], ...wrong }
  const answer = await number.call('POST', `${number.waba}/message_templates`, given)
  expect(answer.body.error).toMatchObject({ code: 100, ...(error_subcode ? { error_subcode } : {}) })
  expect((await number.call('GET', `${number.waba}/message_templates`)).body).toEqual({ data: [] })
})

test('a template is pending until it was reviewed, rejected where that is switched on, and deleted by its name', async () => {
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  const path = `${number.waba}/message_templates`
  const create = (name: string) =>
    number.call('POST', path, { name, language: 'en', category: 'UTILITY', components: [body('Ready.')] })
  const statuses = async () => {
    const { data } = (await number.call('GET', path)).body as { data: { name: string; status: string }[] }
    return data.map(({ name, status }) => `${name} ${status}`)
  }
  await create('ready')
  expect((await create('ready')).body.error).toMatchObject({ error_subcode: 2388024 })
  expect(await statuses()).toEqual(['ready PENDING'])
  await clock.pass(2_000)
  await number.act({ do: 'switch', name: 'reject-templates', value: 'on' })
  await create('late')
  await clock.pass(2_000)
  expect(await statuses()).toEqual(['ready APPROVED', 'late REJECTED'])
  expect((await number.call('DELETE', `${path}?name=late`)).body).toEqual({ success: true })
  expect((await number.call('DELETE', `${path}?name=late`)).body.error).toMatchObject({ error_subcode: 2593002 })
  expect(await statuses()).toEqual(['ready APPROVED'])
})

test('a template needs an example for its variables, is told of by a webhook, and reaches people outside the window', async () => {
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  await using hook = await webhookReceiver()
  await using ofApp = await webhookReceiver()
  await number.subscribe(hook)
  // the account's own address gets messages alone
  ofApp.echoChallenge()
  await number.act({ do: 'run', name: 'webhook', value: `${ofApp.url} open-sesame` })
  const [sofie = ''] = number.people
  const create = (component: object) =>
    number.call('POST', `${number.waba}/message_templates`, {
      name: 'ready',
      language: 'en',
      category: 'UTILITY',
      components: [{ type: 'BODY', text: 'Hi {{1}}, your bicycle is ready.', ...component }],
    })
  expect((await create({})).body.error).toMatchObject({ code: 100, error_subcode: 2388043 })
  expect((await create({ example: { body_text: [['Sofie']] } })).body).toMatchObject({ status: 'PENDING' })
  await clock.pass(2_000)
  const [told] = await ofApp.arrived(1)
  expect(told?.body).toMatchObject({
    entry: [{ changes: [{ field: 'message_template_status_update', value: { event: 'APPROVED' } }] }],
  })
  const template = (parameters: readonly object[]) => ({
    type: 'template',
    template: { name: 'ready', language: { code: 'en' }, components: [{ type: 'body', parameters }] },
  })
  expect((await number.send(sofie, template([]))).body.error).toMatchObject({ code: 132000 })
  await number.send(sofie, template([{ type: 'text', text: 'Sofie' }]))
  expect((await number.bubbles(sofie)).map(({ text }) => text)).toEqual(['Hi Sofie, your bicycle is ready.'])
  await hook.arrived(1)
  expect(ofApp.received).toHaveLength(1)
})
