import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bestLanguage } from '#web/lib/words/language.ts'

describe('the language of the dashboard', () => {
  it.each([
    ['what somebody chose', 'en', ['de-DE'], 'en'],
    ['what the browser prefers', null, ['de-AT', 'en'], 'de'],
    ['the first that we speak', null, ['fr-FR', 'de', 'en'], 'de'],
    ['English where we speak none of them', null, ['fr', 'pt-BR'], 'en'],
    ['English where nothing is known', null, [], 'en'],
    ['the browser’s where the choice is no language of ours', 'toString', ['de'], 'de'],
  ] as const)('is %s', (_, chosen, preferred, best) => expect(bestLanguage(chosen, preferred)).toBe(best))
})

const functions = fileURLToPath(new URL('../../functions/', import.meta.url))

/** Told to programs only: keys, cursors and protocols that the dashboard's own code gets right. */
const forPrograms = [
  'The Idempotency-Key is longer than 200 characters.',
  'This Idempotency-Key was used for another request.',
  'The first call with this Idempotency-Key is still at work.',
  'The request body is not valid JSON.',
  'The request body must be a JSON object.',
  'This cursor is not one of ours.',
  'This is not a message of the live protocol.',
  'This connection listens to too many topics.',
  'Only a person has notifications.',
  'Subscribe before you say that you are typing.',
  'This is not the key of a push subscription.',
]

/** The sentences that `functions/` throws without a catalogue. */
const thrown = readdirSync(functions, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => [
    ...readFileSync(functions + path, 'utf8').matchAll(/new Problem\(\s*'[\w-]+',\s*('[^'\n]+'|`[^`]+`)/g),
  ])
  .map(([, text = '']) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, '7'))

describe('a page in German', () => {
  const page = async () => {
    const { loadGerman } = await import('#web/german.ts')
    loadGerman()
    return {
      ago: (await import('#web/lib/format/ago.ts')).ago,
      count: (await import('#web/lib/format/count.ts')).count,
      money: (await import('#web/lib/format/money.ts')).money,
      decimal: (await import('#web/lib/format/decimal.ts')).decimal,
      serverText: (await import('#web/lib/words/server-text.ts')).serverText,
      Problem: (await import('#shared/problems')).Problem,
      spokenProblem: (await import('#web/lib/api/translated-problem.ts')).translatedProblem,
      // a screen that comes after the words
      agents: (await import('#web/features/agents/t.ts')).t,
      workspaces: (await import('#web/features/workspaces/t.ts')).t,
      knowledge: (await import('#web/features/knowledge/t.ts')).t,
      overview: (await import('#web/features/agents/overview/t.ts')).t,
      onboarding: (await import('#web/features/onboarding/t.ts')).t,
    }
  }
  let german: Awaited<ReturnType<typeof page>>
  beforeAll(async () => {
    vi.resetModules()
    vi.stubGlobal('document', {})
    vi.stubGlobal('localStorage', { getItem: () => 'de' })
    german = await page()
    vi.unstubAllGlobals()
  })

  it('says and counts in German', () => {
    expect(german.agents('count', { count: 1 })).toBe('1 Agent, zuletzt geänderte zuerst.')
    expect(german.agents('count', { count: 1200 })).toBe('1.200 Agenten, zuletzt geänderte zuerst.')
    expect(german.agents('notSaved', 'kein Netz')).toBe('Der Agent konnte nicht gespeichert werden: kein Netz')
    expect(german.onboarding('readyFact', { count: 0 })).toBe('Er hat noch keine Seiten gelesen.')
  })

  it('writes figures, days and amounts as German does', () => {
    const now = Date.UTC(2026, 10, 21, 12)
    expect(german.count(1284)).toBe('1.284')
    expect(german.decimal(0.825, 2)).toMatch(/^0,8[23]$/)
    expect(german.money(1750, 'eur')).toBe('17,50\u00a0€')
    expect(german.money(2000, 'usd')).toBe('20\u00a0$')
    expect(german.ago(now - 5 * 60_000, now)).toBe('5 Min.')
    expect(german.ago(now - 5 * 86_400_000, now)).toBe('16. Nov.')
  })

  it('says what the server says, whole sentences and those it fills in', () => {
    expect(german.serverText('There is no such agent.')).toBe('Diesen Agenten gibt es nicht.')
    expect(german.serverText('Failed to invite ana@example.com')).toBe('ana@example.com konnte nicht eingeladen werden')
    expect(
      german.serverText('It fits, but six or more passages fit better; the best one is from “Prices (2026)”.'),
    ).toBe('Sie passt, aber sechs oder mehr Abschnitte passen besser; der beste ist aus „Prices (2026)“.')
    expect(german.serverText('Its best passage fits to 31 %; an answer needs 45 %.')).toContain('passt zu 31 %')
  })

  it('leaves what it does not know as it came', () =>
    expect(german.serverText('The moon is in the way.')).toBe('The moon is in the way.'))

  it('keeps the code, the id and the fields of a failure', () => {
    const given = new german.Problem('invalid', 'Please provide a name for the agent.', {
      requestId: 'r1',
      issues: [{ path: 'title', message: 'Please provide a name for the agent.' }],
    })
    const message = 'Bitte geben Sie dem Agenten einen Namen.'
    const spoken = german.spokenProblem(given)
    expect(spoken).toMatchObject({ name: 'Problem', code: 'invalid', message })
    expect(spoken).toHaveProperty('details', { requestId: 'r1', issues: [{ path: 'title', message }] })
  })

  it('knows every sentence that the server throws at people', () => {
    expect(thrown.length).toBeGreaterThan(30)
    const unknown = thrown.filter((text) => !forPrograms.includes(text) && german.serverText(text) === text)
    expect([...new Set(unknown)]).toEqual([])
  })

  it('knows every sentence of the shared catalogues that a screen may show', async () => {
    const { conversationMessages } = await import('#shared/conversations/messages')
    const { fileMessages } = await import('#shared/files/messages')
    const { agentMessages } = await import('#shared/agents/messages')
    const { cssMessages } = await import('#shared/agents/css/messages')
    const { onboardingMessages } = await import('#shared/onboarding/messages')
    const { workspaceMessages } = await import('#shared/workspaces/messages')
    const { importMessages } = await import('#shared/documents/import-messages')
    const { addressMessages, crawlEndMessages, crawlMessages } = await import('#shared/crawls/messages')
    const { knowledgeMessages, pairMessages, whyNotMessages } = await import('#shared/knowledge/messages')
    // a visitor's log: the dashboard words these itself
    const { notices, ...ofConversations } = conversationMessages
    const catalogues: readonly Readonly<Record<string, unknown>>[] = [
      ofConversations,
      fileMessages,
      agentMessages,
      onboardingMessages,
      workspaceMessages,
      addressMessages,
      crawlEndMessages,
      crawlMessages,
      importMessages,
      knowledgeMessages,
      pairMessages,
      { ...whyNotMessages, first: whyNotMessages.answers(1) },
    ]
    await import('#web/features/agents/css/t.ts')
    const sentences = [...catalogues, cssMessages]
      .flatMap((catalogue) => Object.values(catalogue))
      .map((message) => (typeof message === 'function' ? String(message(0.31, 0.45)) : String(message)))
    expect(notices).toBeDefined()
    expect(sentences.filter((text) => german.serverText(text) === text)).toEqual([])
  })
})
