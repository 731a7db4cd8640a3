import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAgentDefaults } from '#shared/agents/defaults'
import { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formMessages } from '#shared/conversations/forms/form-messages'
import { conversationMessages } from '#shared/conversations/messages'
import { voiceMessages } from '#shared/conversations/voice-notes/voice-messages'
import { greetingMessages } from '#shared/conversations/widget/greeting-messages'
import { handoffMessages } from '#shared/conversations/widget/handoff-messages'
import { launcherMessages } from '#shared/conversations/widget/launcher-messages'
import { ratingMessages } from '#shared/conversations/widget/rating-messages'
import { serverTexts } from '#shared/conversations/widget/server-texts'
import { widgetLanguageCodes } from '#shared/conversations/widget/widget-language-codes'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'
import { ar } from '#shared/conversations/widget-words/ar'
import { de } from '#shared/conversations/widget-words/de'
import { es } from '#shared/conversations/widget-words/es'
import { fr } from '#shared/conversations/widget-words/fr'
import { it } from '#shared/conversations/widget-words/it'
import { ja } from '#shared/conversations/widget-words/ja'
import { nl } from '#shared/conversations/widget-words/nl'
import { pt } from '#shared/conversations/widget-words/pt'
import { zh } from '#shared/conversations/widget-words/zh'
import { widgetLanguages } from '#web/features/agents/widget/widget-languages.ts'
import { type BuiltWidget, buildWidget } from '#widget/build/build-widget.ts'

const languages = { ar, de, es, fr, it, ja, nl, pt, zh }

const { open, close, newMessages } = launcherMessages
const { tooLarge, wrongType, empty, tooMany, attached, remove, ready, uploading, download } = attachmentMessages
/** Everything that a visitor of an English page can read of the widget. */
const english = {
  ...widgetMessages,
  reading: conversationMessages.reading,
  handoff: handoffMessages,
  launcher: { open, close, newMessages },
  greeting: greetingMessages,
  form: formMessages,
  rating: ratingMessages,
  attachments: { tooLarge, wrongType, empty, tooMany, attached, remove, ready, uploading, download },
  voice: voiceMessages,
  serverTexts: Object.fromEntries(Object.values(serverTexts).map((text) => [text, text])),
}

/** Each id with its words as they read when `values` are put in. */
const read = (words: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') return [1, 2, 7].map((n) => [`${path}(${n})`, String(words(n, n + 30))] as const)
  return Object.entries(words as object).flatMap(([id, inner]) => read(inner, `${path}/${id}`))
}
const meant = read(english)

test.each(Object.entries(languages))('%s has the words for everything that the widget says in English', (_, words) => {
  const translated = read(words)
  expect(translated.map(([id]) => id).sort()).toEqual(meant.map(([id]) => id).sort())
  const own = new Map(translated)
  for (const [id, text] of meant) {
    const there = own.get(id) ?? ''
    // no language has a placeholder for a person; the first score of a rating has no word
    expect(there.trim() === '', id).toBe(text.trim() === '')
  }
})

test('what a limit of an hour or a day refuses promises in no language that minutes are enough', () => {
  const { tooManyStarts, tooManyMessages } = serverTexts
  const refusals = Object.values(languages).flatMap(({ serverTexts: texts }) => [
    texts[tooManyStarts],
    texts[tooManyMessages],
  ])
  for (const text of [tooManyStarts, tooManyMessages, ...refusals]) expect(text).not.toMatch(/minut|دقائق|^$/i)
})

test.each(Object.entries(languages))('%s says every value that it is given', (_, words) => {
  const functions = (at: unknown): readonly ((...values: string[]) => string)[] =>
    typeof at === 'function'
      ? [at as (...values: string[]) => string]
      : typeof at === 'object' && at !== null
        ? Object.values(at).flatMap(functions)
        : []
  const wanted = functions(english)
  expect(functions(words).length).toBe(wanted.length)
  for (const one of functions(words)) {
    const values = ['<a>', '<b>'].slice(0, one.length)
    for (const value of values) expect(one(...values)).toContain(value)
  }
})

test('the translated server texts are all still in use', () => {
  const { UIhandoffTitle, UIhandoffSubtitle, proactiveMessage, vg_initMessages } = newAgentDefaults({
    title: '',
    agentPlatform: 'vg',
  })
  const current = new Set<unknown>([
    ...Object.values(conversationMessages),
    ...Object.values(formMessages),
    ...Object.values(attachmentMessages),
    ...[UIhandoffTitle, UIhandoffSubtitle, proactiveMessage, ...(vg_initMessages ?? [])],
    'The connection failed. Check your network and try again.',
    'Something went wrong on our side.',
  ])
  expect(Object.values(serverTexts).filter((text) => !current.has(text))).toEqual([])
})

test.each([
  ['English', handoffMessages.finding, 'Waiting for a teammate'],
  ['German', de.handoff.finding, 'Warten auf ein Teammitglied'],
])('a visitor who asked for a teammate reads in %s what they wait for', (_, text, wanted) => {
  expect(text).toBe(wanted)
})

test('the dashboard says which languages the words exist in', () => {
  const listed = widgetLanguages('eo')
  const withWords = listed.filter(({ hasWords }) => hasWords).map(({ code }) => code)
  expect(withWords.toSorted()).toEqual(['automatic', 'en', ...widgetLanguageCodes].toSorted())
  expect(listed.at(-1)).toEqual({ code: 'eo', name: 'eo', hasWords: false })
  expect(widgetLanguages('pt-BR').at(-1)).toEqual({ code: 'pt-BR', name: 'pt-BR', hasWords: true })
})

test('a form refuses in the visitor’s language', () => {
  const field = { variable: 'mail', label: 'E-Mail', kind: 'email', isRequired: true } as const
  expect(checkForm([field], {}, de.form).errors[0]?.error).toBe('Bitte füllen Sie dieses Feld aus.')
  expect(checkForm([field], {}, formMessages).errors[0]?.error).toBe('Please fill this in.')
})

let dist: string
let built: BuiltWidget
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'widget-languages-'))
  built = await buildWidget(dist)
})
afterAll(() => rm(dist, { recursive: true }))

test('each language is one file of at most 4 KiB that imports nothing', async () => {
  const files = (await readdir(dist)).filter((file) => file.startsWith('words-'))
  expect(files.map((file) => file.split('-')[1])).toEqual([...widgetLanguageCodes])
  for (const file of files) {
    const code = await readFile(join(dist, file))
    expect(gzipSync(code, { level: 9 }).length, file).toBeLessThanOrEqual(4 * 1024)
    expect(code.toString()).not.toMatch(/\bimport\b/)
  }
})

test('an English visitor loads none of them', async () => {
  const files = (await readdir(dist)).filter((file) => file.endsWith('.js') && !file.startsWith('words-'))
  for (const file of files) expect(await readFile(join(dist, file), 'utf8'), file).not.toContain('Nachricht schreiben')
  // nothing of a language is named but the way to it
  expect(await readFile(join(dist, built.chat), 'utf8')).not.toMatch(/(?:from|import)\s*"\.\/words-/)
})
