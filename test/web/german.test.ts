import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { german as ofDashboard } from '#web/german.ts'
import { english } from '#web/lib/words/translator.ts'
import { portalGerman } from '#web/portal/german.ts'

/** Of both applications: the portal has its own words, and those of the pages that it shares. */
const german = { ...ofDashboard, ...portalGerman }

const root = fileURLToPath(new URL('../../', import.meta.url))
const catalogues = readdirSync(`${root}web`, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(^|\/)(place-)?t\.ts$/.test(path),
)
await Promise.all(catalogues.map((path) => import(`${root}web/${path}`)))

const words: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(german).flatMap(([feature, catalogue]) =>
    Object.entries(catalogue).map(([id, text]) => [`${feature}.${id}`, text]),
  ),
)
const source = (id: string): string => String(english[id])

interface Plural {
  readonly name: string
  readonly cases: readonly string[]
}

/** The placeholders of a message, and the cases of its plurals. */
const partsOf = (text: string) => {
  const names = new Set<string>()
  const plurals: Plural[] = []
  const visit = (tokens: unknown) => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      const [name, kind, cases] = token
      names.add(String(name))
      if (kind !== 'plural') continue
      const known = Object.entries(cases).filter(([key, value]) => key !== 'offset' && value !== undefined)
      plurals.push({ name: String(name), cases: known.map(([key]) => key).sort() })
      for (const [, inside] of known) visit(inside)
    }
  }
  visit(compileMessageOrThrow(text))
  return { names: [...names].sort(), plurals }
}

/** The same in both languages: names, abbreviations, and German loan words from English. */
const alike = new Set(
  `Parley Agent Workspace Crawler Widget Prompt Chats Demo Debugger Code Tokens Credits Name Text Test Tag Tags Chunks
  Format Markdown PDF HTML CSV Logo Live Details WhatsApp Instagram Messenger Telegram Discord Links URL DNS TTL System
  Sitemap Script JavaScript Webhook Modal Popup Iframe React WordPress Shopify Concierge OK Status Favicon Navigation Domains Organisation Admin Online Offline Tabs Canvas Whitelabel Dashboard Version Region Variable optional Browser Minimum Maximum Position`
    .split(/\s+/)
    .concat([
      'v{version} live',
      'v{number}',
      'v{version}',
      'example.com',
      'app.example.com',
      'Deepgram',
      '{n} s',
      '{n} ms',
      '{ms} ms',
      '{count} s',
      '{n} KB',
      '{n} MB',
      '{percent} %',
      '{who}: {code} {what}',
      '{name}, {size}',
      '{kind}, {size}',
      '{who}, {when}',
      '{text}, {ratio} : 1',
      'Version {n}',
      'Video: {title}',
      'Video',
      '{n}. {part}',
      '{count, number} ms',
      'Live-Server',
      'Widget, {tab}',
      'widget.css',
      '3 KiB',
      '2',
      '0',
      '–',
    ]),
)

describe('the dashboard in German', () => {
  it('has every word of the screens, and no other', () =>
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort()))

  it.each(Object.keys(german))('%s has the same placeholders as in English, and counts one and many', (feature) => {
    for (const [id, text] of Object.entries(words).filter(([name]) => name.startsWith(`${feature}.`))) {
      const [here, there] = [partsOf(text), partsOf(source(id))]
      expect(here.names, id).toEqual(there.names)
      expect(here.plurals.map(({ name }) => name).sort(), id).toEqual(there.plurals.map(({ name }) => name).sort())
      for (const { cases } of here.plurals) expect(cases, id).toEqual(expect.arrayContaining(['one', 'other']))
    }
  })

  it('leaves nothing in English, except names and loan words', () => {
    const same = Object.entries(words).filter(([id, text]) => text === source(id) && !alike.has(text))
    expect(same).toEqual([])
  })

  it('follows German typography', () => {
    // “…” is for English here; ß and capitals after a colon are not checked
    const wrong = Object.entries(words).filter(([, text]) => /["'”’]|“[A-Za-zÄÖÜ]|\.\.\.|\bE-mail\b/.test(text))
    expect(wrong).toEqual([])
  })

  it('costs an English reader nothing: only the start in another language imports the words', () => {
    const reaching = readdirSync(`${root}web`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .filter((path) => /from '[^']*(\.de|german)\.ts'/.test(readFileSync(`${root}web/${path}`, 'utf8')))
    expect(reaching.toSorted()).toEqual(['german.ts', 'portal/german.ts'])
  })
})
