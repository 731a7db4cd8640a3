import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productTextIn } from '#functions/conversations/language/product-texts'
import { asksForPerson } from '#functions/models/offline/language/people/asks-for-person'
import { HANDOFF_TITLE } from '#shared/agents/handoff-title'
import { type AgentLanguage, agentLanguages } from '#shared/agents/languages'
import { starterHandoffTitle, starterNodesIn } from '#shared/agents/templates/starter/starter-in'
import { offlineMessages } from '#shared/models/offline-messages'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const HISTORY = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
afterAll(() => region.stop())

/** The agent's messages of a conversation, without the greeting. */
const talk = async (settings: object, messages: readonly string[], lang?: string) => {
  const agentId = `speaking-agent-${String(++serial).padStart(3, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk', ...settings }, owner)
  const { conversationId, token } = (await region.invoke(START, { agentId, ...(lang ? { lang } : {}) })).body
  const ids = { agentId, conversationId }
  for (const text of messages) {
    const clientId = `speaking-${String(++serial).padStart(7, '0')}`
    await invokeStream(`${START}/{conversationId}/messages`, { ...ids, clientId, text }, { token })
  }
  const { body } = await region.invoke(HISTORY, ids, { token })
  const spoken: readonly { role: string; text: string; parts?: unknown; product?: string }[] = body.messages
  return spoken.slice(spoken.findIndex(({ role }) => role === 'visitor')).filter(({ role }) => role === 'agent')
}

const titleIn = (language: AgentLanguage) => (language === 'en' ? HANDOFF_TITLE : starterHandoffTitle(language))
const nodeIn = (language: AgentLanguage, id: string) => starterNodesIn(language).find((node) => node.id === id)
const agentIn = (language: AgentLanguage) => ({
  lang: language,
  enableNodes: true,
  nodes: starterNodesIn(language),
  UIhandoffTitle: titleIn(language),
})

interface Visitor {
  readonly language: AgentLanguage
  readonly agent: AgentLanguage
  readonly unknown: string
  readonly thanks: string
  readonly request: string
}

const visitors: readonly Visitor[] = [
  {
    language: 'de',
    agent: 'en',
    unknown: 'Wie schwer ist der Mond?',
    thanks: 'Danke schön!',
    request: 'Ich möchte mit einem Menschen sprechen',
  },
  {
    language: 'fr',
    agent: 'en',
    unknown: 'Combien pèse la Lune ?',
    thanks: 'Merci beaucoup !',
    request: 'Je voudrais parler à une personne',
  },
  {
    language: 'ja',
    agent: 'en',
    unknown: '月の重さはどのくらいですか？',
    thanks: 'ありがとうございます',
    request: '担当者と話したいです',
  },
  {
    language: 'en',
    agent: 'de',
    unknown: 'How heavy is the moon?',
    thanks: 'Thank you!',
    request: 'I would like to talk to a person',
  },
]

describe.each(visitors)('a visitor who writes $language to an agent in $agent', ({ language, agent, ...say }) => {
  const { unknown, thanks, handoff } = offlineMessages[language]
  const label = titleIn(language)
  const doesNotKnow = unknown.replace('{handoff}', label === HANDOFF_TITLE ? handoff : label)

  test('reads every text of the product in their language, through a whole handover', async () => {
    const asks = nodeIn(language, 'person')?.asks ?? []
    const replies = await talk(agentIn(agent), [
      say.unknown,
      say.thanks,
      say.request,
      'Ana Silva',
      'ana',
      'ana@example.com',
    ])
    expect(replies.map(({ text }) => text)).toEqual([
      doesNotKnow,
      thanks,
      asks[0]?.question,
      asks[1]?.question,
      asks[1]?.retry,
      nodeIn(language, 'person-noted')?.says?.replace('{{name}}', 'Ana Silva').replace('{{email}}', 'ana@example.com'),
    ])
  })

  test('is offered the team under such a text in the same language, by a button that the widget knows', async () => {
    const [reply] = await talk(agentIn(agent), [say.unknown])
    expect(reply?.parts).toEqual([{ kind: 'buttons', buttons: [{ label, says: titleIn(agent) }] }])
  })

  test('keeps the language after pressing a button of the agent’s', async () => {
    const replies = await talk(agentIn(agent), [say.unknown, titleIn(agent)])
    expect(replies.at(-1)?.text).toBe(nodeIn(language, 'person')?.asks?.[0]?.question)
  })

  test('is told that the team was asked, or is away, and fills in a form, in their language', async () => {
    const plain = { lang: agent, UIhandoffTitle: titleIn(agent) }
    const [asked] = await talk(plain, [say.request])
    expect(asked).toMatchObject({ text: productTextIn('teamAsked', language), product: 'teamAsked' })
    const handoff = { timeZone: 'UTC', hours: [], onlyOnline: true, awayMessage: '', captureEmail: true }
    const [away, noted] = await talk({ ...plain, handoff }, [say.request, say.unknown])
    const { awayWordsOf } = await import('#functions/conversations/away-words')
    const { emailForm } = await import('#functions/conversations/contact/contact')
    const { contactWordsIn } = await import('#functions/conversations/contact/contact-words')
    const reader = { language, variables: {} }
    expect(away).toMatchObject({
      text: awayWordsOf(handoff, reader, Date.now()),
      product: 'teamAway',
      parts: emailForm({ settings: { handoff, enableNodes: false } } as never, reader),
    })
    expect(noted?.text).toContain(contactWordsIn(language).passedOn)
  })

  test('reads in their language that the conversation pauses', async () => {
    const replies = await talk(
      agentIn(agent),
      Array.from({ length: 5 }, () => say.unknown),
    )
    expect(replies.at(-1)).toMatchObject({ text: productTextIn('paused', language), product: 'paused' })
  })
})

test('what an owner wrote stays as written, whatever the visitor writes', async () => {
  const nodes = starterNodesIn('en').map((node) =>
    node.id === 'person'
      ? { ...node, asks: node.asks?.map((ask) => ({ ...ask, question: `Ahoy! ${ask.question}` })) }
      : node,
  )
  const settings = { ...agentIn('en'), nodes, UIhandoffTitle: 'Front desk' }
  const [unknown, asked] = await talk(settings, ['Wie schwer ist der Mond?', 'Ich möchte mit einem Menschen sprechen'])
  expect(unknown?.parts).toEqual([{ kind: 'buttons', buttons: [{ label: 'Front desk', says: 'Front desk' }] }])
  expect(asked?.text).toBe('Ahoy! Of course. What is your name?')
})

test('without words of theirs the texts are in the widget’s language, and with Automatic in the browser’s', async () => {
  const request = ['front desk']
  const plain = { UIhandoffTitle: 'Front desk' }
  const [browser] = await talk({ ...plain, lang: 'automatic' }, request, 'it-CH')
  expect(browser?.text).toBe(productTextIn('teamAsked', 'it'))
  const [agent] = await talk({ ...plain, lang: 'nl' }, request)
  expect(agent?.text).toBe(productTextIn('teamAsked', 'nl'))
})

test('the product’s label for the handoff asks for a person in each language', () => {
  for (const language of agentLanguages) expect(asksForPerson(titleIn(language)), language).toBe(true)
})
