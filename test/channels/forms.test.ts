import { describe, expect, test } from 'vitest'
import { planTelegram } from '#functions/channels/telegram/plan'
import { heads, messages } from '#functions/conversations/store'
import { realPorts } from '#functions/conversations/turn/real-ports'
import type { AgentNode, FormField, FormPart } from '#shared/agents/schema'
import { fakeModel, finish } from '#test/support/worlds/chat-world'
import { channelWorld, says } from './channel-world.ts'

const form = (...fields: FormField[]): FormPart => ({ kind: 'form', id: 'booking', fields, submitLabel: 'Send' })
const guests: FormField = {
  variable: 'guests',
  label: 'How many guests',
  kind: 'number',
  isRequired: true,
  min: 1,
  max: 8,
}
const arrival: FormField = { variable: 'arrival', label: 'Arrival', kind: 'date', isRequired: true }
const email: FormField = { variable: 'email', label: 'E-mail address', kind: 'email' }
const room: FormField = {
  variable: 'room',
  label: 'Room',
  kind: 'choice',
  isRequired: true,
  choices: ['Garden', 'Sea'],
}
const meal: FormField = {
  variable: 'meal',
  label: 'Which meal?',
  kind: 'choice',
  isRequired: true,
  choices: ['Breakfast', 'Brunch', 'Lunch', 'Tea', 'Dinner'],
}

/** Long enough to show that it is English, whatever the language of the app. */
const BOOK = 'I would like to book a room with you, please'

const book = (...fields: FormField[]): AgentNode[] => [
  {
    id: 'start',
    type: 'start',
    name: 'Start',
    instructions: 'Help.',
    says: 'Welcome.',
    transitions: [{ id: 't', to: 'book', when: { kind: 'says', anyOf: ['book'] } }],
  },
  {
    id: 'book',
    type: 'default',
    name: 'Booking',
    instructions: '',
    says: 'Let us book.',
    parts: [form(...fields)],
    transitions: [{ id: 'u', to: 'done', when: { kind: 'always' } }],
  },
  {
    id: 'done',
    type: 'default',
    name: 'Done',
    instructions: '',
    says: 'Booked for {{guests}}. Day {{arrival}}, mail {{email}}.',
    transitions: [],
  },
]

const chat = async (nodes: AgentNode[], model = fakeModel(() => finish('An answer.'))) => {
  const it = await channelWorld({ settings: { enableNodes: true, nodes }, model })
  const reply = async (text: string) => {
    await it.send(says(text))
    await it.work()
    return (await it.spoken()).at(-1)?.replace('agent: ', '')
  }
  const stored = async () => {
    const [{ conversationId } = { conversationId: '' }] = it.conversations()
    return (await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true })).items
  }
  return { ...it, reply, stored }
}

describe('a form on a channel', () => {
  test('is asked field by field, and the conversation goes on with its values', async () => {
    const it = await chat(book(guests, arrival, email))
    await it.reply('/start')
    expect(await it.reply(BOOK)).toBe('Let us book.\n\nHow many guests?')
    expect(await it.reply('3 people')).toBe('Arrival?')
    expect(await it.reply('31.3.2027')).toBe('E-mail address (optional)?')
    expect(await it.reply('Ann@Example.com')).toBe('Booked for 3. Day 2027-03-31, mail ann@example.com.')
    const [head] = it.conversations()
    expect(head).toMatchObject({
      nodeId: 'done',
      variables: { guests: '3', arrival: '2027-03-31', email: 'ann@example.com' },
      origins: { guests: { from: 'ask', node: 'Booking' } },
    })
  })

  test('is never sent or stored as a form', async () => {
    const it = await chat(book(guests))
    await it.reply('/start')
    await it.reply(BOOK)
    const all = await it.stored()
    expect(all.flatMap(({ parts = [] }) => parts)).toEqual([])
    const last = all.at(-1)
    expect(last && planTelegram(last, { to: '5' }, { account: 'telegram:1' }).map(({ body }) => body.text)).toEqual([
      'Let us book.\n\nHow many guests?',
    ])
  })

  test('refuses what the form would refuse, in its words, and goes on without the answer after the third time', async () => {
    const it = await chat(book(guests, room))
    await it.reply('/start')
    await it.reply(BOOK)
    const refusal = 'Write a number of 1 or more. Write a number of 8 or less.'
    expect(await it.reply('20')).toBe(refusal)
    expect(await it.reply('0')).toBe(refusal)
    expect(await it.reply('many')).toBe('Room?')
  })

  test('a day that does not exist is refused, and one in words is taken', async () => {
    const it = await chat(book(arrival, room))
    await it.reply('/start')
    await it.reply(BOOK)
    expect(await it.reply('2027-02-30')).toBe('Choose a date, like 2027-03-31.')
    expect(await it.reply('next Friday')).toBe('Room?')
    expect(it.conversations()[0]?.variables).toMatchObject({ arrival: 'next Friday' })
  })

  test('a refusal is accepted, and nobody is asked twice', async () => {
    const it = await chat(book(email, guests))
    await it.reply('/start')
    await it.reply(BOOK)
    expect(await it.reply('I’d rather not')).toBe('How many guests?')
    expect(await it.reply('2')).toBe('Booked for 2.')
  })

  test('a question is answered, and the field asked again', async () => {
    const it = await chat(
      book(guests),
      fakeModel(() => finish('We have parking.')),
    )
    await it.reply('/start')
    await it.reply(BOOK)
    expect(await it.reply('Do you have parking?')).toBe('We have parking.\n\nHow many guests?')
  })

  test('a few short choices are buttons, more are numbered and answered by number', async () => {
    const it = await chat(book(room, meal))
    await it.reply('/start')
    await it.reply(BOOK)
    expect((await it.stored()).at(-1)?.parts).toEqual([
      {
        kind: 'buttons',
        buttons: [
          { label: 'Garden', says: 'Garden' },
          { label: 'Sea', says: 'Sea' },
        ],
      },
    ])
    const list = '\n1. Breakfast\n2. Brunch\n3. Lunch\n4. Tea\n5. Dinner'
    expect(await it.reply('sea')).toBe(`Which meal?${list}`)
    expect(await it.reply('9')).toBe(`Choose one of the answers offered.${list}`)
    await it.reply('4')
    expect(it.conversations()[0]?.variables).toMatchObject({ room: 'Sea', meal: 'Tea' })
  })

  test('what is known is not asked: the name of the sender', async () => {
    const name: FormField = { variable: 'name', label: 'Name', kind: 'text', isRequired: true }
    const it = await chat(book(name, guests))
    await it.reply('/start')
    expect(await it.reply(BOOK)).toBe('Let us book.\n\nHow many guests?')
  })

  test('of the start node begins with the greeting, and its refusals are in the visitor’s language', async () => {
    const [start, ...others] = book(email)
    if (!start) throw new Error('no start')
    const it = await chat([{ ...start, parts: [form(email)], transitions: [] }, ...others])
    expect(await it.reply('/start')).toBe('Welcome.\n\nE-mail address (freiwillig)?')
    expect(await it.reply('das ist meine@')).toBe('Schreiben Sie eine E-Mail-Adresse wie name@example.com.')
    expect(await it.reply('ann@example.com')).toBe('An answer.')
    expect(it.conversations()[0]).toMatchObject({ nodeId: 'start', variables: { email: 'ann@example.com' } })
  })

  test('survives a worker that dies between two fields', async () => {
    const it = await chat(book(guests, email))
    await it.reply('/start')
    await it.reply(BOOK)
    const before = heads.parse(it.rows('conversation').at(-1) ?? {})
    expect(before).toMatchObject({ nodeId: 'book' })
    await it.send(says('3'))
    it.published.splice(0)
    it.clock.now += 120_000
    await it.sweep()
    expect((await it.spoken()).at(-1)).toBe('agent: E-mail address (optional)?')
  })
})

test('a channel asks in words for the address of a visitor who leaves a message, and takes it or a refusal', async () => {
  const { awayWords, contact } = realPorts
  if (!awayWords || !contact) throw new Error('no ports')
  const handoff = {
    timeZone: 'UTC',
    hours: [{ days: [1], from: '09:00', to: '10:00' }],
    onlyOnline: false,
    awayMessage: '',
  }
  for (const [answer, email] of [
    ['ann@example.com', 'ann@example.com'],
    ['no', undefined],
  ] as const) {
    const it = await channelWorld({ settings: { enableNodes: false, handoff }, ports: { awayWords, contact } })
    const answered = async () => (await it.spoken()).findLast((line) => line.startsWith('agent: '))
    await it.send(says('I would like to talk to a human being, please'))
    await it.work()
    expect(await answered()).toContain(
      '\n\nYour e-mail address, for our answer? Without it you get no copy of your message',
    )
    await it.send(says(answer))
    await it.work()
    expect(it.conversations()[0]?.variables.email, answer).toBe(email)
    expect(await answered(), answer).not.toBe('agent: An answer.')
  }
})
