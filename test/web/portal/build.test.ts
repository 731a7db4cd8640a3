import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PORTAL_HEAD_MARK } from '#shared/agencies/portal-brand'
import { brandOf } from '#shared/agents/look/themes'
import { productName } from '#shared/notifications/product-name'
import { withoutThemes } from '#test/security/leaks/needles'
import type { BuiltChunk } from '#web/build/module-list.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const dist = `${root}dist/portal/`
const list = `${root}.cache/portal-modules.json`
if (!existsSync(`${dist}index.html`) || !existsSync(list))
  throw new Error('There is no build of the portal: `npm run build` first.')
const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(list, 'utf8'))
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.slice(dist.length - 1)}/${entry.name}`.replace(/^\/+/, ''))

/** The chunk of a source file, with all that it loads at once. */
const loadedWith = (...sources: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) visit(next)
  }
  for (const chunk of chunks.filter(({ isEntry }) => isEntry)) visit(chunk.file)
  for (const source of sources) {
    const chunk = chunks.find(({ modules }) => modules.some((id) => id.endsWith(source)))
    if (!chunk) throw new Error(`${source} is no part of the portal`)
    visit(chunk.file)
  }
  return found
}

const kibOf = (names: Iterable<string>): number => {
  let bytes = 0
  for (const name of names) bytes += gzipSync(readFileSync(dist + name), { level: 9 }).length
  return bytes / 1024
}

const frame = 'web/portal/frame/frame.tsx'

describe('what the portal of an agency downloads', () => {
  it.each([
    ['the log-in', ['web/portal/log-in/log-in-screen.tsx']],
    ['the onboarding', ['web/portal/onboarding/onboarding-screen.tsx', 'web/portal/onboarding/agent-steps.tsx']],
    ['home', [frame, 'web/portal/home/home-screen.tsx']],
    ['conversations', [frame, 'web/features/conversations/chats/chats-screen.tsx']],
    ['knowledge', [frame, 'web/features/knowledge/knowledge-screen.tsx']],
    ['channels', [frame, 'web/features/channels/channels-screen.tsx']],
    ['the prompt', [frame, 'web/portal/prompt/prompt-screen.tsx', 'web/features/agents/publish/publish-button.tsx']],
    ['settings', [frame, 'web/portal/settings/settings-screen.tsx', 'web/features/agents/publish/publish-button.tsx']],
  ])('is at most 200 KiB of script for a first load of %s', (_, sources) =>
    expect(kibOf(loadedWith(...sources))).toBeLessThanOrEqual(200),
  )

  it('is nothing of the dashboard’s frame, routes, sign-in and sessions', () => {
    const modules = chunks.flatMap((chunk) => chunk.modules).map((id) => id.slice(root.length))
    expect(modules).toContain(frame)
    const ofDashboard =
      /^web\/(routes|places|main|german)|^web\/shell\/(frame|top|agent|states)|^web\/features\/(sign-in|profile)|^web\/lib\/session\/(session|member-token|token-cookies)|aws-amplify/
    expect(modules.filter((id) => ofDashboard.test(id))).toEqual([])
  })
})

/** What the platform is known by: its name, its own brand as its style sheet has it, the services that it is built on. */
const product = readFileSync(`${root}web/styles/product.css`, 'utf8')
const brandOfProduct = [
  ...[...product.matchAll(/--brand: (#\w+)/g)].map(([, colour = '']) => colour),
  ...[...product.matchAll(/"(\w+ \w+) Variable"/g)].map(([, family = '']) => family),
]
const needles = [productName, ...brandOfProduct, 'cognito', 'amplify', 'amazonaws', 'cloudfront', 'voiceglow']

const leaksIn = (text: string) => needles.filter((needle) => text.toLowerCase().includes(needle.toLowerCase()))

/**
 * The one exception: two of the widget's themes, which agents of all agencies wear on websites, have the colour too. Where clients choose
 * among the themes, they see it.
 */
const isWidgetTheme = (file: string | undefined, needle: string | undefined): boolean =>
  needle === brandOf({ theme: 'light' }) &&
  chunks.some((chunk) => chunk.file === file && chunk.modules.some((id) => id.endsWith('shared/agents/look/themes.ts')))

describe('what the portal’s files say', () => {
  it('is nothing of the platform behind, in text, styles and names', () => {
    expect(brandOfProduct).toHaveLength(3)
    expect(files.length).toBeGreaterThan(20)
    const found = files.flatMap((file) =>
      leaksIn(withoutThemes(`${file} ${readFileSync(dist + file, 'latin1')}`)).map((it) => [file, it]),
    )
    expect(found.filter(([file, it]) => !isWidgetTheme(file, it))).toEqual([])
  })

  it.each(needles)('would be found if it were %s', (needle) =>
    expect(leaksIn(`a{color:red}/* ${needle.toUpperCase()} */`)).toContain(needle),
  )

  it('is not what they are made of: names are hashes, and there are neither source maps nor a manifest', () => {
    const named = files.filter((file) => !/^assets\/[\w-]{8}\.(js|css|woff2)$/.test(file))
    expect(named.toSorted()).toEqual(['index.html', 'start.js'])
    expect(files.filter((file) => readFileSync(dist + file, 'latin1').includes('sourceMappingURL'))).toEqual([])
  })

  it('leaves the head to the agency’s brand, after the script that takes secrets out of the address', () => {
    const page = readFileSync(`${dist}index.html`, 'utf8')
    expect(page.split(PORTAL_HEAD_MARK)).toHaveLength(2)
    expect(page).not.toContain('<title>')
    const first = page.indexOf('/portal/start.js')
    expect(first).toBeGreaterThan(page.indexOf('name="referrer"'))
    for (const later of ['/portal/assets/', PORTAL_HEAD_MARK]) expect(page.indexOf(later)).toBeGreaterThan(first)
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/)
  })
})
