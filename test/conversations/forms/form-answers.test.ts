import { afterEach, describe, expect, test } from 'vitest'
import { ReplyCommitted } from '#events/conversations/events'
import { questionOf } from '#functions/conversations/history/question-of'
import { readFormAnswer } from '#functions/conversations/messages/read-form-answer'
import { heads, messages } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { answeredForms } from '#functions/conversations/turn/lease/store'
import { offlineModel } from '#functions/models/offline/offline-model'
import { attempt } from '#lib/database/commit'
import type { AgentNode, FormPart } from '#shared/agents/schema'
import { audience, type ChatOptions, type ChatWorld, chatWorld } from '#test/support/worlds/chat-world'

const form: FormPart = {
  kind: 'form',
  id: 'booking',
  submitLabel: 'Book',
  fields: [
    { variable: 'name', label: 'Name', kind: 'text', isRequired: true },
    { variable: 'mail', label: 'E-mail', kind: 'email', isRequired: true },
    { variable: 'people', label: 'People', kind: 'number', min: 1, max: 8 },
  ],
}
const nodes: AgentNode[] = [
  {
    id: 'start',
    type: 'start',
    name: 'Start',
    instructions: '',
    transitions: [{ id: 'w', to: 'form', when: { kind: 'always' } }],
  },
  {
    id: 'form',
    type: 'default',
    name: 'Form',
    instructions: '',
    says: 'Please fill this in.',
    parts: [form],
    transitions: [{ id: 'w2', to: 'done', when: { kind: 'variable', name: 'mail', is: 'set' } }],
  },
  { id: 'done', type: 'default', name: 'Done', instructions: '', says: 'Thank you, {{name}}.', transitions: [] },
]

let chat: ChatWorld
afterEach(() => chat.undo())
const open = async (options: ChatOptions = {}) => {
  chat = await chatWorld({ ...options, settings: { enableNodes: true, nodes, ...options.settings } })
  return chat
}
const send = async (text: string) => {
  await handleMessage(chat.request(chat.message(text)), chat.ports, audience())
}
const history = async () => (await messages.list(`CONV#${chat.conversationId}`, 'MSG#', { consistent: true })).items
const formMessageId = async () => (await history()).findLast(({ parts }) => parts)?.id ?? ''
const submit = async (values: Record<string, string>, providerId?: string, messageId?: string) => {
  const received = audience()
  const answer = { messageId: messageId ?? (await formMessageId()), formId: 'booking', values }
  const inbound = { ...chat.message('', providerId), ...(await readFormAnswer(chat.conversationId, answer)) }
  await handleMessage(chat.request(inbound), chat.ports, received)
  return received
}
const good = { name: ' Ines  Ferrand ', mail: 'Ines@Example.com', people: '2' }

describe('a submitted form', () => {
  test('is no question: the agent thanks for it, and it becomes no gap', async () => {
    const asks: AgentNode = {
      id: 'form',
      type: 'default',
      name: 'Form',
      instructions: 'Help them.',
      parts: [form],
      transitions: [],
    }
    const [start] = nodes
    chat = await chatWorld({
      model: offlineModel(),
      settings: { enableNodes: true, nodes: [...(start ? [start] : []), asks] },
    })
    await send('Hello')
    const received = await submit(good)
    expect(received.text()).toBe('Thank you, that is in this conversation now. What would you like to know?')
    const reply = (await history()).at(-1)
    expect(reply?.answers).toHaveLength(1)
    expect(await questionOf(chat.conversationId, reply?.id ?? '')).toBeUndefined()
    const committed = chat.published.findLast(({ type }) => type === ReplyCommitted.type)
    expect(JSON.parse(committed?.detail ?? '{}').data).toMatchObject({ isUnanswered: false })
  })

  test('is a readable message of the visitor, and its values are variables for conditions', async () => {
    await open()
    await send('I want to book')
    const received = await submit(good)
    expect(received.text()).toBe('Thank you, Ines Ferrand.')
    const visitor = (await history()).find(({ form: answer }) => answer)
    expect(visitor?.text).toBe('Name: Ines Ferrand\nE-mail: ines@example.com\nPeople: 2')
    expect(visitor?.form).toMatchObject({ formId: 'booking', values: { mail: 'ines@example.com' } })
    expect((await chat.head())?.variables).toEqual({ name: 'Ines Ferrand', mail: 'ines@example.com', people: '2' })
  })

  test('is stored once: repeated it is the same message, and another answer is refused', async () => {
    await open()
    await send('I want to book')
    const messageId = await formMessageId()
    await submit(good, 'client-form-1', messageId)
    const before = await history()
    const again = await submit(good, 'client-form-1', messageId)
    expect(again.events).toEqual([{ type: 'accepted', messageId: expect.any(String), queued: true }])
    await expect(submit({ ...good, name: 'Bob' }, 'client-form-2', messageId)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This form has been answered already.',
    })
    expect(await history()).toEqual(before)
    expect((await chat.head())?.variables.name).toBe('Ines Ferrand')
  })

  test('has one answer though twenty different ones are sent at once', async () => {
    await open()
    await send('I want to book')
    const messageId = await formMessageId()
    const ends = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => submit({ ...good, name: `Guest ${at}` }, `client-many-${at}`, messageId)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await history()).filter(({ form: answer }) => answer)).toHaveLength(1)
  })

  test('is validated by the server field by field, whatever the page accepted', async () => {
    await open()
    await send('I want to book')
    const before = await history()
    await expect(submit({ mail: 'nobody', people: '9' })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please check the marked fields.',
      details: {
        issues: [
          { path: 'form.values.name', message: 'Please fill this in.' },
          { path: 'form.values.mail', message: 'Write an e-mail address like name@example.com.' },
          { path: 'form.values.people', message: 'Write a number of 8 or less.' },
        ],
      },
    })
    expect(await history()).toEqual(before)
  })

  test('that was never shown here is refused', async () => {
    await open()
    await send('I want to book')
    await expect(submit(good, 'client-none-1', '0'.repeat(26))).rejects.toMatchObject({ code: 'invalid' })
    const first = (await history()).find(({ role }) => role === 'visitor')
    await expect(submit(good, 'client-none-2', first?.id)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('is stored once with its variables while a human agent is there', async () => {
    await open()
    await send('I want to book')
    const messageId = await formMessageId()
    const { conversationId } = chat
    await attempt([heads.changing({ conversationId }, { set: { silence: 'human', state: 'human-chatting' } }, {})])
    const received = await submit(good, 'client-person-1', messageId)
    expect(received.events.at(-1)).toMatchObject({ type: 'state', reason: 'human' })
    expect((await chat.head())?.variables).toMatchObject({ mail: 'ines@example.com' })
    await expect(submit(good, 'client-person-2', messageId)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('and another one at the same time both leave their variables while a human agent is there', async () => {
    const second: FormPart = {
      kind: 'form',
      id: 'second',
      submitLabel: 'Send',
      fields: [{ variable: 'wish', label: 'Wish', kind: 'text' }],
    }
    await open({ settings: { nodes: nodes.map((node) => (node.parts ? { ...node, parts: [form, second] } : node)) } })
    await send('I want to book')
    const messageId = await formMessageId()
    const { conversationId } = chat
    await attempt([heads.changing({ conversationId }, { set: { silence: 'human', state: 'human-chatting' } }, {})])
    const other = { messageId, formId: 'second', values: { wish: 'A window' } }
    const inbound = { ...chat.message(''), ...(await readFormAnswer(conversationId, other)) }
    await Promise.all([
      submit(good, undefined, messageId),
      handleMessage(chat.request(inbound), chat.ports, audience()),
    ])
    expect((await chat.head())?.variables).toMatchObject({ name: 'Ines Ferrand', wish: 'A window' })
  })

  test('does not answer its node’s own question', async () => {
    const both = nodes.map((node) =>
      node.id === 'form'
        ? { ...node, asks: [{ variable: 'wish', question: 'Any wishes?', kind: 'text' as const }] }
        : node,
    )
    await open({ settings: { nodes: both } })
    await send('I want to book')
    const received = await submit(good)
    expect(received.text()).toBe('Any wishes?')
    expect((await chat.head())?.variables).toEqual({ name: 'Ines Ferrand', mail: 'ines@example.com', people: '2' })
  })

  test('leaves only expiring items where no history is kept', async () => {
    await open({ settings: { recordChatHistory: false } })
    await send('I want to book')
    const messageId = await formMessageId()
    await submit(good, undefined, messageId)
    const mark = await answeredForms.get({ conversationId: chat.conversationId, messageId, formId: 'booking' })
    expect(mark?.forgetAt).toBeGreaterThan(chat.clock.now / 1000)
  })
})
