import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TEMPLATE, templates } from '#shared/agents/templates/templates'
import { compiledWords } from '#web/build/compiled-words.ts'
import { templateCards } from '#web/features/agents/new/template-cards.ts'
import { t as agents } from '#web/features/agents/t.ts'
import { t as ui } from '#web/ui/t.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const catalogues = ['web', 'shared'].flatMap((room) =>
  readdirSync(`${root}${room}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(messages|words|place-words)\.ts$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`),
)

describe('every text on screens goes through one translator', () => {
  it('fills placeholders and plurals', () => {
    expect(ui('maxSize', { n: 5 })).toBe('Max size: 5 MBs')
    expect(ui('needsYou', { count: 1 })).toBe('1 field needs your attention')
    expect(ui('needsYou', { count: 3 })).toBe('3 fields need your attention')
  })

  it('fills the server’s messages that are functions', () => {
    expect(agents('notSaved', 'no connection')).toBe('Failed to save agent: no connection')
    expect(agents('errorCreatingComma', 'x')).toBe('Error creating agent, x')
  })

  it('keeps the words of the specifications', () => {
    expect(agents('nameRequired')).toBe('Please provide a name for the agent.')
    expect(agents('created')).toBe('Agent created successfully, redirecting...')
    expect(agents('chunkSizeTooSmall')).toBe('Max chunk size must be greater than 1000')
    expect(agents('newAgentSubtitle')).toBe('Create a new AI agent')
    expect(ui('copied')).toBe('Copied to Clipboard.')
    expect(ui('onlyFiles', { list: 'png, jpg' })).toBe('Only png, jpg Files')
  })

  it.each(catalogues.map((path) => path.slice(root.length)))('%s compiles to the same texts', async (path) => {
    const load = compiledWords().load
    const code = typeof load === 'function' ? await Reflect.apply(load, undefined, [`${root}${path}`]) : undefined
    const built: Record<string, Record<string, unknown>> = await import(
      `data:text/javascript,${encodeURIComponent(String(code))}`
    )
    const source: Record<string, Record<string, unknown>> = await import(pathToFileURL(`${root}${path}`).href)
    for (const [name, words] of Object.entries(source))
      for (const [id, text] of Object.entries(words)) {
        if (typeof text !== 'string') continue
        expect(built[name]?.[id], `${name}.${id}`).toEqual(JSON.parse(JSON.stringify(compileMessage(text))))
      }
  })
})

describe('the New Agent drawer', () => {
  it('offers exactly the seven templates, by their names', () => {
    const cards = templateCards.map(({ key, group }) => ({
      key,
      group,
      name: agents(`${key}.name`),
      description: agents(`${key}.description`),
    }))
    const groups = { 'Customer Support': 'support', Utility: 'utility', Entertainment: 'entertainment' } as const
    const known = templates.map(({ key, category, name, description }) => ({
      key,
      group: groups[category],
      name,
      description,
    }))
    const byKey = (one: { readonly key: string }, other: { readonly key: string }) => one.key.localeCompare(other.key)
    expect([...cards].sort(byKey)).toEqual([...known].sort(byKey))
  })

  it('starts with the default template', () => expect(templateCards[0].key).toBe(DEFAULT_TEMPLATE))
})
