import { afterAll, beforeAll, expect, test } from 'vitest'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const ONE = '/v2/agents/{agentId}/conversations/{conversationId}'
const OWN = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const EDIT = `PATCH ${ONE}/fields` as const
const agentId = 'fields-of-visitor-1'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0

const form = {
  kind: 'form',
  id: 'address',
  submitLabel: 'Send',
  fields: [
    { variable: 'street', label: 'Street', kind: 'text' },
    { variable: 'city', label: 'City', kind: 'text' },
  ],
}
const nodes = [
  {
    id: 'start',
    type: 'start',
    name: 'Start',
    instructions: '',
    says: 'Hello!',
    transitions: [{ id: 'w', to: 'order', when: { kind: 'always' } }],
  },
  {
    id: 'order',
    type: 'default',
    name: 'Where is my order',
    instructions: '',
    asks: [
      { variable: 'orderNumber', question: 'Your order number?', kind: 'text' },
      { variable: 'email', question: 'Your address?', kind: 'email' },
    ],
    transitions: [{ id: 'w', to: 'form', when: { kind: 'variable', name: 'email', is: 'set' } }],
  },
  { id: 'form', type: 'default', name: 'Form', instructions: '', says: 'Thanks.', parts: [form], transitions: [] },
]

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke(
    'POST /v2/agents/{agentId}',
    { agentId, title: 'Orders', enableNodes: true, nodes },
    { token: owner.token },
  )
})
afterAll(() => region.stop())

const team = (key: Parameters<TestRegion['invoke']>[0], input: object = {}) =>
  region.invoke(key, { agentId, ...input }, { token: owner.token })
const fieldsOf = async (conversationId: string) => (await team(`GET ${ONE}`, { conversationId })).body.fields
const edit = (conversationId: string, name: string, value: string, expected = '') =>
  team(EDIT, { conversationId, name, value, expected })

const start = async (variables: object = {}) => {
  const headers = { 'cloudfront-viewer-address': `203.0.113.${++serial}:4711` }
  const { conversationId, token } = (await region.invoke(START, { agentId, variables }, { headers })).body
  const send = (text: string, more: object = {}) =>
    invokeStream(
      `${START}/{conversationId}/messages`,
      { agentId, conversationId, clientId: `visitor-${String(++serial).padStart(6, '0')}`, text, ...more },
      { token },
    )
  return { conversationId, token, send }
}

test('what a node asked, a form collected and the page gave stands in the transcript with where it came from', async () => {
  const { conversationId, send, token } = await start({ plan: 'gold', name: 'Ana' })
  await send('hello')
  await send('PY-2041')
  await send('ana@example.com', { variables: { plan: 'gold', name: 'Ana' } })
  const { messages } = (await region.invoke(`GET ${OWN}/messages`, { agentId, conversationId }, { token })).body
  const shown = messages.find(({ parts = [] }: { parts?: { kind: string }[] }) =>
    parts.some((one) => one.kind === 'form'),
  )
  await send('Elm Road 1, Porto', {
    form: { messageId: shown.id, formId: 'address', values: { street: 'Elm Road 1', city: 'Porto' } },
  })
  expect(await fieldsOf(conversationId)).toEqual([
    { name: 'name', value: 'Ana', from: 'website' },
    { name: 'email', value: 'ana@example.com', from: 'ask', node: 'Where is my order' },
    { name: 'orderNumber', value: 'PY-2041', from: 'ask', node: 'Where is my order' },
    { name: 'street', value: 'Elm Road 1', from: 'form' },
    { name: 'city', value: 'Porto', from: 'form' },
    { name: 'plan', value: 'gold', from: 'website' },
  ])
})

test('what is given to a teammate who has taken over is kept too', async () => {
  const { conversationId, send } = await start()
  await send('hello')
  await team(`POST ${ONE}/take-over`, { conversationId })
  await send('I am a customer', { variables: { customer: 'C-77' } })
  expect(await fieldsOf(conversationId)).toEqual([{ name: 'customer', value: 'C-77', from: 'website' }])
})

test('a member’s edit wins over what the visitor gives later, which is shown beside it', async () => {
  const { conversationId, send } = await start({ name: 'Ana' })
  await send('hello')
  expect((await edit(conversationId, 'name', 'Anna', 'Ana')).body).toMatchObject({
    conversation: { visitorName: 'Anna', isUnread: false },
    fields: [{ name: 'name', value: 'Anna', from: 'website', editedBy: 'Ada Owner' }],
  })
  // pages send the same variables with every message
  await send('PY-1', { variables: { name: 'Ana' } })
  expect((await fieldsOf(conversationId))[0]).not.toHaveProperty('later')
  await send('what?', { variables: { name: 'Anne' } })
  expect((await fieldsOf(conversationId))[0]).toMatchObject({ value: 'Anna', later: 'Anne' })
  const kept = await edit(conversationId, 'name', 'Anna', 'Anna')
  expect(kept.body.fields[0]).toMatchObject({ value: 'Anna' })
  expect(kept.body.fields[0]).not.toHaveProperty('later')
})

test('the agent goes on with a member’s edit, and asks again for what they cleared', async () => {
  const { conversationId, send } = await start()
  await send('hello')
  await edit(conversationId, 'orderNumber', 'PY-9')
  const { text } = await send('ana@example.com')
  expect(text).toContain('Thanks.')
  await edit(conversationId, 'orderNumber', '', 'PY-9')
  expect((await fieldsOf(conversationId)).map(({ name }: { name: string }) => name)).toEqual(['email'])
})

test('a field that was cleared takes the visitor’s next answer', async () => {
  const { conversationId, send } = await start({ phone: '+351912000111' })
  await send('hello')
  await edit(conversationId, 'phone', '', '+351912000111')
  expect(await fieldsOf(conversationId)).toEqual([])
  await send('hm?', { variables: { phone: '+351912000222' } })
  expect(await fieldsOf(conversationId)).toMatchObject([{ name: 'phone', value: '+351912000222' }])
})

test('two members who edit different fields at once both keep theirs, of the same field the second is told', async () => {
  const { conversationId } = await start()
  const both = await Promise.all([
    edit(conversationId, 'name', 'Ana'),
    edit(conversationId, 'phone', '+351 912 000 333'),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await fieldsOf(conversationId)).toMatchObject([
    { name: 'name', value: 'Ana' },
    { name: 'phone', value: '+351912000333' },
  ])
  const late = await edit(conversationId, 'name', 'Bea')
  expect(late).toMatchObject({ status: 409, body: { key: 'conversations.fieldChanged' } })
})

test('an edit while the agent writes its reply is not lost, nor is the answer that the reply stores', async () => {
  const { conversationId, send } = await start()
  await send('hello')
  await Promise.all([send('PY-5'), edit(conversationId, 'name', 'Ana')])
  expect(await fieldsOf(conversationId)).toMatchObject([
    { name: 'name', value: 'Ana', editedBy: 'Ada Owner' },
    { name: 'orderNumber', value: 'PY-5', from: 'ask' },
  ])
})

test('an edit must fit its field, its caller and its conversation, and leaves an entry without the value', async () => {
  const { conversationId } = await start()
  const other = await region.newPerson()
  const input = { agentId, conversationId, name: 'email', value: 'ana@example.com', expected: '' }
  expect((await region.invoke(EDIT, input, { token: other.token })).status).toBe(404)
  expect((await team(EDIT, { ...input, conversationId: '01J00000000000000000000000' })).status).toBe(404)
  const bad = await edit(conversationId, 'email', 'ana at example')
  expect(bad).toMatchObject({ status: 422, body: { issues: [{ path: 'value', key: 'forms.email' }] } })
  expect((await edit(conversationId, 'e mail', 'x')).status).toBe(422)
  expect((await edit(conversationId, 'constructor', 'x')).status).toBe(200)
  expect((await edit(conversationId, 'email', 'Ana@Example.com')).status).toBe(200)
  expect((await edit(conversationId, 'email', 'ana@example.com', 'ana@example.com')).status).toBe(200)
  const entries = region
    .rows()
    .filter(({ action, subject }) => action === 'conversation.field-edited' && subject === conversationId)
  expect(entries).toHaveLength(2)
  expect(JSON.stringify(entries)).not.toContain('ana@')
})

test('Chats finds a conversation by a field’s value, however it is written, and an edit’s', async () => {
  const { conversationId, send } = await start({ name: 'Zoë Mårtensson' })
  await send('hello')
  await send('ZX 99-1234')
  await edit(conversationId, 'phone', '+46701234567')
  const find = async (text: string, more: object = {}): Promise<string[]> =>
    (await team('GET /v2/agents/{agentId}/conversations', { find: text, ...more })).body.conversations.map(
      (row: { conversationId: string }) => row.conversationId,
    )
  for (const text of ['zoe martens', 'zx99 1234', 'ZX 99-1234', '+46 70 123 45 67', conversationId.slice(-4)])
    expect(await find(text), text).toEqual([conversationId])
  expect(await find('zx99 1234', { state: 'ai-chatting' })).toEqual([conversationId])
  expect(await find('zx99 1234', { state: 'ended_chat' })).toEqual([])
  expect(await find('nobody has this')).toEqual([])
})

test('deleting the conversation deletes its fields', async () => {
  const { conversationId, token, send } = await start({ name: 'Erased Eve' })
  await send('hello')
  await edit(conversationId, 'email', 'erased@example.com')
  await region.invoke(`DELETE ${OWN}`, { agentId, conversationId }, { token })
  expect(JSON.stringify(region.rows())).not.toMatch(/Erased Eve|erased@example/)
})
