import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { cssMessages } from '#shared/agents/css/messages'
import { demoMessages } from '#shared/agents/demo-messages'
import { agentMessages, agentText } from '#shared/agents/messages'
import { channelMessages } from '#shared/channels/messages'
import { portalMessages } from '#shared/clients/portal-messages'
import { connectionMessages } from '#shared/connection-messages'
import { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'
import { formMessages } from '#shared/conversations/forms/form-messages'
import { conversationMessages } from '#shared/conversations/messages'
import { addressMessages, crawlEndMessages, crawlMessages } from '#shared/crawls/messages'
import { importMessages } from '#shared/documents/import-messages'
import { fileMessages } from '#shared/files/messages'
import { fleetMessages } from '#shared/fleet/messages'
import { knowledgeMessages, pairMessages, whyNotMessages, whyNotText } from '#shared/knowledge/messages'
import { notificationMessages } from '#shared/notifications/messages'
import { clientOnboardingMessages } from '#shared/onboarding/client-messages'
import { onboardingMessages } from '#shared/onboarding/messages'
import { problemMessages } from '#shared/problem-messages'
import { regions } from '#shared/regions'
import type { Text } from '#shared/text'
import { workspaceMessages, workspaceText } from '#shared/workspaces/messages'
import { find } from '#web/features/search/find.ts'
import { bestLanguage } from '#web/lib/words/language.ts'

describe('the language of the dashboard', () => {
  it.each([
    ['the stored choice', 'en', ['de-DE'], 'en'],
    ['what the browser prefers', null, ['de-AT', 'en'], 'de'],
    ['the first that we speak', null, ['fr-FR', 'de', 'en'], 'de'],
    ['English where we speak none of them', null, ['fr', 'pt-BR'], 'en'],
    ['English where nothing is known', null, [], 'en'],
    ['the browser’s where the choice is no language of ours', 'toString', ['de'], 'de'],
  ] as const)('is %s', (_, chosen, preferred, best) => expect(bestLanguage(chosen, preferred)).toBe(best))
})

const functions = fileURLToPath(new URL('../../functions/', import.meta.url))

/** Every catalogue of texts, by the name in its keys; `protocol` is for programs only. */
const catalogues = [
  ['knowledge', addressMessages],
  ['agents', agentMessages],
  ['attachments', attachmentMessages],
  ['connection', connectionMessages],
  ['conversations', conversationMessages],
  ['conversations', demoMessages],
  ['crawl-ends', crawlEndMessages],
  ['channels', channelMessages],
  ['crawls', crawlMessages],
  ['css', cssMessages],
  ['files', fileMessages],
  ['fleet', fleetMessages],
  ['forms', formMessages],
  ['knowledge', importMessages],
  ['knowledge', knowledgeMessages],
  ['notifications', notificationMessages],
  ['client-onboarding', clientOnboardingMessages],
  ['onboarding', onboardingMessages],
  ['pairs', pairMessages],
  ['problems', problemMessages],
  ['sessions', portalMessages],
  ['why-not', whyNotMessages],
  ['workspaces', workspaceMessages],
] as const satisfies readonly (readonly [string, Readonly<Record<string, unknown>>])[]

/** The widget's own texts, and notices, which have keys of their own. */
const notSent = new Set(
  `attachments.attached attachments.remove attachments.ready attachments.uploading attachments.download
  forms.you forms.choose forms.optional forms.sending forms.sent forms.nothingFilled
  conversations.notices`.split(/\s+/),
)

const texts: readonly Text[] = catalogues.flatMap(([name, messages]) =>
  Object.entries(messages)
    .map(([id, message]) => {
      const values = typeof message === 'function' ? [0.31, 0.45].slice(0, message.length) : []
      return {
        key: `${name}.${id}`,
        message: typeof message === 'function' ? Reflect.apply(message, 0, values) : message,
        values,
      }
    })
    .filter((text): text is Text & { readonly values: number[] } => !notSent.has(text.key)),
)

describe('a page in German', () => {
  const page = async () => {
    const { loadGerman } = await import('#web/german.ts')
    loadGerman()
    return {
      ago: (await import('#web/ui/text/ago.ts')).ago,
      count: (await import('#web/lib/format/count.ts')).count,
      money: (await import('#web/lib/format/money.ts')).money,
      decimal: (await import('#web/lib/format/decimal.ts')).decimal,
      serverText: (await import('#web/lib/words/server-text.ts')).serverText,
      serverTexts: (await import('#web/lib/words/server-texts.de.ts')).serverTexts,
      english: (await import('#web/lib/words/translator.ts')).english,
      Problem: (await import('#shared/problems')).Problem,
      spokenProblem: (await import('#web/lib/api/translated-problem.ts')).translatedProblem,
      // a screen that loads after the words
      agents: (await import('#web/features/agents/list/t.ts')).t,
      workspaces: (await import('#web/features/workspaces/t.ts')).t,
      css: (await import('#web/features/agents/css/t.ts')).t,
      conversations: (await import('#web/features/conversations/t.ts')).t,
      crawls: (await import('#web/features/crawls/t.ts')).t,
      files: (await import('#web/features/files/t.ts')).t,
      notifications: (await import('#web/features/notifications/t.ts')).t,
      knowledge: (await import('#web/features/knowledge/t.ts')).t,
      widget: (await import('#web/features/agents/widget/t.ts')).t,
      onboarding: (await import('#web/features/onboarding/t.ts')).t,
      knowledgeParts: (await import('#web/features/knowledge/place-parts.ts')).knowledgeParts,
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

  it('has German texts and plurals', () => {
    expect(german.agents('count', { count: 1 })).toBe('1 Agent, zuletzt geänderte zuerst.')
    expect(german.agents('count', { count: 1200 })).toBe('1.200 Agenten, zuletzt geänderte zuerst.')
    expect(german.agents('notSaved', 'kein Netz')).toBe('Der Agent konnte nicht gespeichert werden: kein Netz')
    expect(german.onboarding('readyFact', { count: 0 })).toBe('Er ist live und kennt noch keine Seiten.')
  })

  it('writes numbers, dates and amounts as German does', () => {
    const now = Date.UTC(2026, 10, 21, 12)
    expect(german.count(1284)).toBe('1.284')
    expect(german.decimal(0.825, 2)).toMatch(/^0,8[23]$/)
    expect(german.money(1750, 'eur')).toBe('17,50\u00a0€')
    expect(german.money(2000, 'usd')).toBe('20\u00a0$')
    expect(german.ago(now - 5 * 60_000, now)).toBe('5 Min.')
    expect(german.ago(now - 5 * 86_400_000, now)).toBe('16. Nov.')
  })

  it('translates the server’s texts, with their values', () => {
    expect(german.serverText(agentText('notFound'))).toBe('Diesen Agenten gibt es nicht.')
    expect(german.serverText(workspaceText('notInvited', 'ana@example.com'))).toBe(
      'ana@example.com konnte nicht eingeladen werden',
    )
    expect(german.serverText(whyNotText('outranked', 'Prices (2026)'))).toBe(
      'Sie passt, aber mindestens sechs Chunks passen besser; der beste ist aus „Prices (2026)“.',
    )
    expect(german.serverText(whyNotText('belowThreshold', 0.31, 0.45))).toBe(
      'Ihr bester Chunk erreicht 31\u00a0%; eine Antwort braucht 45\u00a0%.',
    )
    expect(german.serverText(whyNotText('answers', 1))).toContain('der am besten passt')
    expect(german.serverText(whyNotText('answers', 4))).toContain('auf Platz 4')
  })

  it.each([
    ['Fragen und Antworten', 'F&A'],
    ['FAQ', 'F&A'],
    ['Testfeld', 'Test'],
    ['Testbereich', 'Test'],
    ['unbeantwortet', 'Lücken'],
  ])('finds a tab of the knowledge by %s', (query, label) => {
    const places = german.knowledgeParts().map(({ label, where, terms }) => ({ label, where, words: terms }))
    expect(find(places, query, 5)[0]?.item.label).toBe(label)
  })

  it('leaves an unknown text as it came', () => {
    expect(german.serverText({ message: 'There is no such agent.' })).toBe('There is no such agent.')
    expect(german.serverText({ key: 'moon.away', message: 'The moon is in the way.' })).toBe('The moon is in the way.')
  })

  it('keeps the code, the id and the fields of a failure', () => {
    const text = agentText('nameRequired')
    const given = new german.Problem('invalid', text, { requestId: 'r1', issues: [{ path: 'title', ...text }] })
    const message = 'Bitte geben Sie dem Agenten einen Namen.'
    const { key } = text
    const spoken = german.spokenProblem(given)
    expect(spoken).toMatchObject({ name: 'Problem', code: 'invalid', message })
    expect(spoken).toHaveProperty('details', { key, requestId: 'r1', issues: [{ path: 'title', key, message }] })
  })

  it('knows every text that the server may send', () => {
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter((text) => german.serverText(text) === text.message).map(({ key }) => key)).toEqual([])
  })

  it('has German for no unused text', () => {
    const known = new Set(texts.map(({ key }) => key).concat(Object.keys(regions).map((region) => `regions.${region}`)))
    expect(Object.keys(german.serverTexts).filter((key) => !known.has(key))).toEqual([])
  })

  it('gives a key that a screen has, too, one meaning', () => {
    const asSource = catalogues.flatMap(([name, messages]) =>
      Object.entries(messages).map(([id, message]) => [
        `${name}.${id}`,
        typeof message === 'function'
          ? Reflect.apply(
              message,
              0,
              Array.from({ length: message.length }, (_, at) => `{${at}}`),
            )
          : message,
      ]),
    )
    const other = asSource.filter(([key, message]) => (german.english[key] ?? message) !== message)
    expect(other.map(([key]) => key)).toEqual([])
  })
})

it('no function words a failure outside the catalogues', () => {
  const literals = readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(functions + path, 'utf8').matchAll(/new Problem\(\s*'[\w-]+',\s*['"`].*/g)])
    .map(([literal]) => literal)
  expect(literals).toEqual([])
})
