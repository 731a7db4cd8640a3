import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LeftMessageWritten } from '#events/conversations/events'
import { clearLiveAgentCache } from '#features/agents'
import { handler } from '#functions/notifications/mail/send-message-copy'
import type { UiPart } from '#shared/agents/schema'
import { starterNodes } from '#shared/agents/starter-nodes'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const HISTORY = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const away = { timeZone: 'UTC', hours: [], onlyOnline: true, awayMessage: '' }

const mail = mockClient(SESClient)
afterAll(() => mail.restore())
let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0
let seen = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
afterAll(() => region.stop())
beforeEach(() => {
  process.env.MAIL_FROM = 'no-reply@example.com'
  mail.reset()
  mail.on(SendEmailCommand).resolves({})
})

/** Every event is delivered twice, as the bus may. */
const deliverAll = async () => {
  const events = region.events()
  while (seen < events.length) {
    const event = events[seen++]
    if (event?.type !== LeftMessageWritten.type) continue
    await deliver(handler, event)
    await deliver(handler, event)
  }
}

interface Shown {
  readonly id: string
  readonly text: string
  readonly parts?: readonly UiPart[]
}

const newAgent = async (settings: object = {}) => {
  clearLiveAgentCache()
  const agentId = `copying-agent-${String(++serial).padStart(4, '0')}`
  const handoff = { handoff: away, ...settings }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Front\ndesk', ...handoff }, owner)
  return agentId
}
const startChat = async (agentId: string, more: object = {}) => {
  const { conversationId, token } = (await region.invoke(START, { agentId, ...more })).body
  const ids = { agentId, conversationId }
  const write = async (content: object) => {
    const clientId = `copied-${String(++serial).padStart(6, '0')}`
    const received = await invokeStream(
      `${START}/{conversationId}/messages`,
      { ...ids, clientId, ...content },
      { token },
    )
    await deliverAll()
    return received
  }
  const newest = async (): Promise<Shown> => (await region.invoke(HISTORY, ids, { token })).body.messages.at(-1)
  return {
    newest,
    send: (text: string, more: object = {}) => write({ text, ...more }),
    history: async (): Promise<(Shown & { readonly role: string })[]> =>
      (await region.invoke(HISTORY, ids, { token })).body.messages,
    press: async () => {
      await region.invoke(`${START}/{conversationId}/handoff`, { ...ids, to: 'person' }, { token })
      await deliverAll()
    },
    giveAddress: async (email: string) => {
      const { id } = await newest()
      return write({ text: email, form: { messageId: id, formId: 'left-message:email', values: { email } } })
    },
  }
}
const sent = () =>
  mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses?.[0],
    subject: input.Message?.Subject?.Data,
    text: input.Message?.Body?.Text?.Data ?? '',
    html: input.Message?.Body?.Html,
  }))

describe('a visitor who leaves a message while the team is away', () => {
  test('is asked for an address once, in their language, and gets one copy of their words', async () => {
    const chat = await startChat(await newAgent(), { lang: 'de-AT' })
    await chat.send('Was kostet das?')
    await chat.press()
    expect((await chat.newest()).parts).toEqual([
      {
        kind: 'form',
        id: 'left-message:email',
        fields: [
          { variable: 'email', label: 'Ihre E-Mail-Adresse für unsere Antwort', kind: 'email', isRequired: true },
        ],
        submitLabel: 'Adresse senden',
        skip: {
          label: 'Überspringen',
          help: 'Ohne sie erhalten Sie keine Kopie Ihrer Nachricht, und unsere Antwort erreicht Sie nur in diesem Chat.',
          done: 'Keine E-Mail-Adresse',
        },
      },
    ])
    await chat.giveAddress('Ann@Example.com')
    expect((await chat.newest()).text).toBe(
      'Danke. Unser Team erreicht Sie unter ann@example.com. Schreiben Sie jetzt bitte Ihre Nachricht.',
    )
    expect(sent(), 'nothing is written yet').toEqual([])
    await chat.send('Meine Bestellung fehlt.\nBitte rufen Sie an.')
    await chat.send('Und noch etwas.')
    expect(sent()).toHaveLength(1)
    const [copy] = sent()
    expect(copy?.to).toBe('ann@example.com')
    expect(copy?.subject).toBe('Ihre Nachricht an Front desk')
    expect(copy?.text).toContain('> Meine Bestellung fehlt.\n> Bitte rufen Sie an.\n')
    expect(copy?.text, 'what was asked before is no part of the message').not.toContain('Was kostet das?')
    expect(copy?.html).toBeUndefined()
    await chat.press()
    expect((await chat.newest()).parts, 'the address is known').toBeUndefined()
  })

  test('may ask to be called in the message that they leave, and asks for a person again only after it', async () => {
    const chat = await startChat(await newAgent())
    await chat.press()
    await chat.giveAddress('ann@example.com')
    await chat.send('Please call me back: 0171 5554433')
    expect(sent().map(({ text }) => text.includes('> Please call me back: 0171 5554433\n'))).toEqual([true])
    expect((await chat.newest()).text).not.toMatch(/^Our team is not here/)
    await chat.send('I want to talk to a person')
    expect((await chat.newest()).text).toMatch(/^Our team is not here right now/)
  })

  test('reads the agent’s language where their own is not known', async () => {
    const chat = await startChat(await newAgent({ lang: 'fr' }))
    await chat.press()
    expect((await chat.newest()).text).toMatch(/^Notre équipe n’est pas là/)
    expect((await chat.newest()).parts).toMatchObject([{ kind: 'form', submitLabel: 'Envoyer l’adresse' }])
    await chat.send('Pourriez-vous mettre un livre de côté ?')
    expect((await chat.newest()).text).toBe('Votre message est transmis à notre équipe. Elle répond dans ce chat.')
    await chat.send('Il s’agit de Germinal.')
    expect((await chat.newest()).text).toMatch(/^Je l’ai ajouté/)
  })

  test('may refuse to give an address, and still leave the message', async () => {
    const chat = await startChat(await newAgent({ enableNodes: true, nodes: starterNodes }))
    await chat.press()
    const { events } = await chat.send('no thanks')
    expect(events.at(-1)).toMatchObject({ type: 'state', state: 'ai-chatting', continue: true })
    expect((await chat.newest()).text).toBe(
      'All right, no address. Please write your message; our team answers in this chat.',
    )
    await chat.send('The door is broken')
    expect((await chat.newest()).text).toMatch(/Your message is with our team\. They answer in this chat\.$/)
    expect((await chat.send('bye')).events.at(-1)).toMatchObject({ type: 'state', state: 'ended_chat' })
  })

  test('may skip the address, give it later, or write it in the message', async () => {
    const agentId = await newAgent({ lang: 'de' })
    const skipping = await startChat(agentId)
    await skipping.send('I want to talk to a person')
    expect((await skipping.newest()).parts).toMatchObject([{ kind: 'form' }])
    await skipping.send('The door is broken')
    expect(sent()).toEqual([])
    const typing = await startChat(agentId)
    await typing.press()
    await typing.send('The door is broken. Write to bob@example.com.')
    expect(sent()).toMatchObject([{ to: 'bob@example.com', subject: 'Your message to Front desk' }])
  })

  test('may press Skip: it is no address and no message, and says so', async () => {
    const chat = await startChat(await newAgent())
    await chat.press()
    const { id } = await chat.newest()
    await chat.send('Skip', { form: { messageId: id, formId: 'left-message:email', values: {} } })
    expect((await chat.newest()).text).toMatch(/^All right, no address\./)
    expect((await chat.history()).find(({ role }) => role === 'visitor')?.text).toBe('No e-mail address')
    await chat.send('The door is broken')
    expect((await chat.newest()).text).toMatch(/^Your message is with our team/)
    expect(sent()).toEqual([])
  })

  test('may type the address instead of filling in the form, and it is not taken for the message', async () => {
    const chat = await startChat(await newAgent())
    await chat.press()
    await chat.send('Fay@example.com')
    expect((await chat.newest()).text).toBe(
      'Thank you. Our team can reach you at fay@example.com. Please write your message now.',
    )
    expect(sent()).toEqual([])
    await chat.send('The door is broken')
    expect((await chat.newest()).text).toBe('Your message is with our team. They can reach you at fay@example.com.')
    expect(sent()[0]?.text).toContain('> The door is broken\n')
  })

  test('is not asked for an address that they gave earlier', async () => {
    for (const way of ['button', 'words']) {
      const chat = await startChat(await newAgent({ enableNodes: true, nodes: starterNodes }))
      await chat.send('My mail is gus@example.com, my parcel is lost')
      if (way === 'button') await chat.press()
      else await chat.send('I want to talk to a person')
      expect((await chat.newest()).text, way).toMatch(/^Our team is not here right now/)
      expect((await chat.newest()).parts, way).toBeUndefined()
      await chat.send('It was sent on Monday')
      expect(sent().at(-1)?.text, way).toContain('> It was sent on Monday\n')
    }
    expect(sent()).toHaveLength(2)
  })

  test('is refused with what is not an address, and nothing is lost', async () => {
    const chat = await startChat(await newAgent())
    await chat.press()
    expect((await chat.giveAddress('not an address')).status).toBe(422)
    await chat.giveAddress('ann@example.com')
    await chat.send('The door is broken')
    expect(sent()).toHaveLength(1)
  })

  test('at a node that passes it on gets the copy as soon as the address is known', async () => {
    const report = {
      id: 'report',
      type: 'default',
      name: 'Report',
      instructions: '',
      isGlobal: true,
      enter: { kind: 'says', anyOf: ['report'] },
      asks: [{ variable: 'problem', question: 'What happened?', kind: 'text' }],
      transitions: [{ id: 'report-noted', to: 'noted', when: { kind: 'always' } }],
    }
    const noted = { id: 'noted', type: 'default', name: 'Noted', instructions: '', says: 'Noted: {{problem}}.' }
    const start = { id: 'start', type: 'start', name: 'Start', instructions: '', transitions: [] }
    const chat = await startChat(
      await newAgent({ enableNodes: true, nodes: [start, report, { ...noted, tells: 'message', transitions: [] }] }),
    )
    await chat.send('I want to report a problem')
    await chat.send('The door is broken')
    expect(await chat.newest()).toMatchObject({ text: 'Noted: The door is broken.', parts: [{ kind: 'form' }] })
    expect(sent()).toEqual([])
    await chat.giveAddress('eve@example.com')
    expect(sent()).toMatchObject([{ to: 'eve@example.com' }])
    expect(sent()[0]?.text).toContain('> The door is broken\n')
  })

  test('is not asked where the owner has turned that off', async () => {
    const chat = await startChat(await newAgent({ handoff: { ...away, captureEmail: false } }))
    await chat.press()
    expect((await chat.newest()).parts).toBeUndefined()
  })

  test('gets no mail from an installation without a sender', async () => {
    delete process.env.MAIL_FROM
    const chat = await startChat(await newAgent(), { variables: { email: 'ann@example.com' } })
    await chat.press()
    await chat.send('Hello')
    expect(sent()).toEqual([])
  })
})

describe('the copy', () => {
  test('has no links, so that none is mailed to a stranger', async () => {
    const chat = await startChat(await newAgent(), { variables: { user_email: 'cat@example.com' } })
    await chat.press()
    await chat.send('Win at https://evil.example/x and (www.evil.example) or evil.example now, <b>ann@b.org</b>')
    expect(sent()[0]?.text).toContain('> Win at […] and […] or […] now, <b>ann@b.org</b>')
  })

  test('goes to one address three times a day, whoever asks', async () => {
    const agents = [await newAgent(), await newAgent()]
    await atFixedTime(async () => {
      for (let count = 0; count < 6; count++) {
        const chat = await startChat(agents[count % 2] ?? '', { variables: { email: 'dan@example.com' } })
        await chat.press()
        await chat.send(`Message ${count}`)
      }
    })
    expect(sent()).toHaveLength(3)
  })
})
