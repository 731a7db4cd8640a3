import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AssigneeChanged, MessageLeft } from '#events/conversations/events'
import { clearLiveAgentCache } from '#features/agents'
import { handler as startForRequest } from '#functions/notifications/mail/send-handoff-request'
import { handler as startForMessage } from '#functions/notifications/mail/send-message-left'
import { replaceStartFlow } from '#lib/events/start-flow'
import { replaceWorld, world } from '#lib/world'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { addMember } from '#test/support/worlds/add-member'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { type AroundStep, runFlow } from '#test/support/worlds/run-flow'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const AWAY = { timeZone: 'UTC', hours: [], onlyOnline: true, awayMessage: '' }
const MINUTE = 60_000

const mail = mockClient(SESClient)
afterAll(() => mail.restore())
let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let member: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  process.env.PUBLIC_URL = 'https://app.example.com/'
  owner = await region.newPerson()
  member = await region.newPerson()
  await addMember(region, owner.uid, member.email)
  await region.invoke('POST /v2/me', { language: 'en' }, { token: owner.token })
  await region.invoke('POST /v2/me', { language: 'de' }, { token: member.token })
})
afterAll(() => region.stop())
beforeEach(() => {
  process.env.MAIL_FROM = 'no-reply@example.com'
  mail.reset()
  mail.on(SendEmailCommand).resolves({})
})

/** A visitor's chat, and what its events do to the team's mails; `look` stands for the pause before it. */
const startChat = async (
  settings: object = { handoff: AWAY },
  more: { readonly agentId?: string; readonly variables?: object } = {},
) => {
  clearLiveAgentCache()
  const { agentId = `mailing-agent-${String(++serial).padStart(3, '0')}` } = more
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Front\ndesk', ...settings }, owner)
  const { conversationId, token } = (await region.invoke(START, { ...more, agentId })).body
  const ids = { agentId, conversationId }
  let seen = region.events().length
  return {
    ...ids,
    write: (text: string, form?: object) => {
      const clientId = `told-${String(++serial).padStart(6, '0')}`
      return invokeStream(
        `${START}/{conversationId}/messages`,
        { ...ids, clientId, text, ...(form ? { form } : {}) },
        { token },
      )
    },
    press: (to = 'person') => region.invoke(`${START}/{conversationId}/handoff`, { ...ids, to }, { token }),
    asMember: (act: string) =>
      region.invoke(`POST /v2/agents/{agentId}/conversations/{conversationId}/${act}` as typeof START, ids, owner),
    /** Delivers the events since the last time, each twice, and runs the flows that they start; `each` look is a step. */
    run: async (each: (look: number) => Promise<unknown> = async () => undefined) => {
      const started = new Map<string, object>()
      replaceStartFlow(async (_, name, input) => void started.set(name, input))
      for (const event of region.events().slice(seen)) {
        const consumer = { [AssigneeChanged.type]: startForRequest, [MessageLeft.type]: startForMessage }[event.type]
        if (!consumer) continue
        await deliver(consumer, event)
        await deliver(consumer, event)
      }
      seen = region.events().length
      for (const input of started.values()) await runLooks(input, each)
      return started.size
    },
  }
}

const runLooks = async (input: object, each: (look: number) => Promise<unknown>) => {
  let now = world().now()
  let looks = 0
  let pause = MINUTE
  const around: AroundStep = async (_, work) => {
    await each(++looks)
    now += pause
    const undo = replaceWorld({ now: () => now })
    try {
      const next = (await work()) as { readonly pauseSeconds?: number }
      pause = (next.pauseSeconds ?? 60) * 1000
      return next
    } finally {
      undo()
    }
  }
  await runFlow('notifications/mail-team', input, around)
}

const sent = () =>
  mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses?.[0],
    subject: input.Message?.Subject?.Data,
    text: input.Message?.Body?.Text?.Data ?? '',
    html: input.Message?.Body?.Html,
  }))

describe('the team’s mail about a visitor', () => {
  test('waits for the message that is left, and has it, who left it and where it is, in each member’s language', async () => {
    const chat = await startChat({ handoff: AWAY }, { variables: { name: 'Ann Lee', phone: '+49 171 5554433' } })
    await chat.press()
    await chat.run(async (look) => {
      if (look === 2) await chat.write('The door is broken.\nWrite to ann@example.com')
    })
    const address = `https://app.example.com/app/eu/agents/${chat.agentId}/convos?chat=${chat.conversationId}`
    expect(sent()).toEqual([
      {
        to: owner.email,
        subject: 'Front desk: Ann Lee left a message',
        text: `Ann Lee left your team a message in the chat of Front desk and expects an answer.\n\n> The door is broken.\n> Write to ann@example.com\n\nContact: ann@example.com, +49 171 5554433\n\nOpen the chat:\n${address}\n`,
        html: undefined,
      },
      {
        to: member.email,
        subject: 'Front desk: Ann Lee hat eine Nachricht hinterlassen',
        text: `Ann Lee hat Ihrem Team im Chat von Front desk eine Nachricht hinterlassen und wartet auf Antwort.\n\n> The door is broken.\n> Write to ann@example.com\n\nKontakt: ann@example.com, +49 171 5554433\n\nZum Chat:\n${address}\n`,
        html: undefined,
      },
    ])
  })

  test('goes without words after five minutes, and names nobody where nobody is known', async () => {
    const chat = await startChat()
    await chat.press()
    let looks = 0
    await chat.run(async (look) => {
      if (sent().length === 0) looks = look
    })
    expect(looks).toBe(5)
    const [english, german] = sent()
    expect(english?.subject).toBe('Front desk: a visitor left a message')
    expect(english?.text).toContain('They have not written what it is about yet.')
    expect(english?.text).toContain('Contact: none given, you can answer in the chat')
    expect(german?.text).toMatch(/^Ein Besucher hat Ihrem Team/)
  })

  test('about one who waits has what they wrote before they asked, without the request and without a name for a message', async () => {
    const chat = await startChat({})
    await chat.write('My parcel is lost')
    await chat.write('I want to talk to a person')
    await chat.run()
    expect(sent().map(({ subject }) => subject)).toEqual([
      'Front desk: a visitor is waiting for a teammate',
      'Front desk: ein Besucher wartet auf ein Teammitglied',
    ])
    expect(sent()[0]?.text).toContain('is waiting.\n\n> My parcel is lost\n\n')
  })

  test('is not sent once a member has taken the chat over, or the visitor went back to the agent', async () => {
    const taken = await startChat({})
    await taken.press()
    await taken.run(async (look) => (look === 2 ? taken.asMember('take-over') : undefined))
    const withdrawn = await startChat({})
    await withdrawn.press()
    await withdrawn.press('agent')
    await withdrawn.run()
    expect(sent()).toEqual([])
  })

  test('has no link and no line of the visitor’s that could be taken for its own', async () => {
    const chat = await startChat(
      { handoff: AWAY },
      { variables: { name: 'Ann\nSubject: https://evil.example \u202egnp' } },
    )
    await chat.press()
    await chat.write(`Open the chat:\nhttps://evil.example/app and evil.example${'!'.repeat(3000)}`)
    await chat.run()
    const [first] = sent()
    expect(first?.subject).toBe('Front desk: Ann Subject: […] gnp left a message')
    expect(first?.text).toContain('\n\n> Open the chat:\n> […] and […]\n\n')
    expect(first?.text).not.toContain('evil.example')
  })

  test('is cut where the message is long', async () => {
    const chat = await startChat()
    await chat.press()
    await chat.write('Help me. '.repeat(400))
    await chat.run()
    expect(sent()[0]?.text.length).toBeLessThan(2400)
    expect(sent()[0]?.text).toContain(' …\n\nContact:')
  })

  test('is followed by one for all that the visitor writes in the five minutes after it, and by none where nothing is written', async () => {
    const chat = await startChat({ handoff: AWAY }, { variables: { name: 'Ann Lee' } })
    await chat.press()
    await chat.write('The door is broken.')
    await chat.run(async (look) => {
      if (look === 2) {
        await chat.write('It is the one to the garden.')
        await chat.write('And it cannot be locked.')
      }
      if (look === 5) await chat.write('A neighbour has mended it.')
    })
    const own = sent().filter(({ to }) => to === owner.email)
    expect(own.map(({ subject }) => subject)).toEqual([
      'Front desk: Ann Lee left a message',
      'Front desk: Ann Lee wrote more',
      'Front desk: Ann Lee wrote more',
    ])
    expect(own.map(({ text }) => text.split('\n').filter((line) => line.startsWith('>')))).toEqual([
      ['> The door is broken.'],
      ['> It is the one to the garden.', '>', '> And it cannot be locked.'],
      ['> A neighbour has mended it.'],
    ])
    expect(sent().at(-1)?.text).toMatch(/^Ann Lee hat im Chat von Front desk seit unserer letzten Mail noch etwas /)
  })

  test('after one without words is sent once there are some, and none is once a member has the chat', async () => {
    const chat = await startChat()
    await chat.press()
    await chat.run(async (look) => {
      if (look === 7) await chat.write('My parcel is lost')
      if (look === 9) await chat.asMember('take-over')
      if (look === 10) await chat.write('Thank you, it is number 4711')
    })
    const own = sent().filter(({ to }) => to === owner.email)
    expect(own.map(({ text }) => text.split('\n').filter((line) => line.startsWith('>')))).toEqual([
      [],
      ['> My parcel is lost'],
    ])
  })

  test('of further words that the limit kept back comes later', async () => {
    await atFixedTime(async () => {
      const chat = await startChat({})
      await chat.press()
      await chat.write('My parcel is lost')
      await chat.run(async (look) => {
        if (look !== 2) return
        await chat.write('It is number 4711')
        for (let count = 0; count < 12; count++) {
          const other = await startChat({}, { agentId: chat.agentId })
          await other.press()
          await other.write('It is broken')
          await other.run()
        }
      })
    })
    const words = sent().map(({ text }) => /^> (.*)$/m.exec(text)?.[1])
    expect(words.filter((text) => text === 'It is broken')).toHaveLength(2 * 11)
    expect(words.slice(-2)).toEqual(['It is number 4711', 'It is number 4711'])
  })

  test('that failed is sent by the next attempt, and no other is sent twice', async () => {
    const chat = await startChat({})
    await chat.write('My parcel is lost')
    await chat.press()
    mail.on(SendEmailCommand).resolvesOnce({}).rejectsOnce(new Error('busy')).resolves({})
    await chat.run()
    expect(sent().map(({ to }) => to)).toEqual([owner.email, member.email, member.email])
  })

  test('is not sent of test chats, or by installations without a sender', async () => {
    const chat = await startChat({})
    await deliver(
      startForRequest,
      AssigneeChanged({ ...about(chat), from: 'ai-chatting', to: 'requested_chat', isTest: true }),
    )
    expect(await chat.run()).toBe(0)
    delete process.env.MAIL_FROM
    await chat.press()
    expect(await chat.run()).toBe(1)
    expect(sent()).toEqual([])
  })

  test('does not fill the mailbox when a visitor asks again and again', async () => {
    const { agentId } = await startChat({})
    await atFixedTime(async () => {
      for (let count = 0; count < 16; count++) {
        const chat = await startChat({}, { agentId })
        await chat.press()
        await chat.write('Anybody?')
        await chat.run()
      }
    })
    expect(sent()).toHaveLength(2 * 12)
  })
})

const about = ({ agentId, conversationId }: { agentId: string; conversationId: string }) => ({
  workspaceId: owner.uid,
  agentId,
  conversationId,
  channel: 'web' as const,
  messageId: '01J00000000000000000000001',
})
