import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { bestLanguage } from '#web/lib/words/language.ts'

const script = readFileSync(fileURLToPath(new URL('../../web/public/theme.js', import.meta.url)), 'utf8')

interface Visit {
  readonly path?: string
  readonly language?: string
  readonly preferred?: readonly string[]
}

/** What the script that runs before the first paint sets on the page. */
const begin = ({ path = '/', language, preferred = [] }: Visit) => {
  const documentElement = { dataset: { first: '', region: '' }, lang: '' }
  runInContext(
    script,
    createContext({
      document: { documentElement },
      location: { pathname: path },
      localStorage: { getItem: (key: string) => (key === 'language' ? (language ?? null) : null) },
      navigator: { languages: preferred },
      matchMedia: () => ({ matches: false }),
    }),
  )
  return documentElement
}

describe('before the first paint', () => {
  test.each<Visit>([
    {},
    { language: 'de' },
    { language: 'en', preferred: ['de'] },
    { language: 'xx', preferred: ['fr', 'de-AT', 'en'] },
    { preferred: ['en-GB', 'de'] },
    { preferred: ['toString'] },
  ])('the language of %o is the one that the screens will have', (visit) => {
    expect(begin(visit).lang).toBe(bestLanguage(visit.language ?? null, visit.preferred ?? []))
  })

  test.each([
    ['/app/eu/agents', 'loading', 'eu'],
    ['/app/na/agents/', 'loading', 'na'],
    ['/app/eu/agents/abc/kb', 'frame', 'eu'],
    ['/app/eu/automations', 'frame', 'eu'],
    ['/login', 'mark', ''],
    ['/', 'mark', ''],
    ['/share', '', ''],
    ['/prototype', '', ''],
    ['/app/eu/prototype', '', ''],
  ])('%s begins with: %s', (path, first, region) => {
    expect(begin({ path }).dataset).toMatchObject({ first, region })
  })
})
