import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isDynamicEntry?: boolean
}

const dist = fileURLToPath(new URL('../../dist/web/', import.meta.url))
const built = `${dist}.vite/manifest.json`
if (!existsSync(built)) throw new Error('There is no build of the dashboard: `npm run build` first.')
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(built, 'utf8'))

const named = (end: string): string => {
  const key = Object.keys(manifest).find((name) => name.endsWith(end))
  if (!key) throw new Error(`${end} is no chunk of its own`)
  return key
}

/** A chunk and its static imports. */
const withImports = (keys: readonly string[], known: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  const found = new Set(known)
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return found
}

const kibOf = (keys: Iterable<string>): number => {
  let bytes = 0
  for (const key of keys) {
    const file = manifest[key]?.file ?? ''
    if (file.endsWith('.js')) bytes += gzipSync(readFileSync(dist + file), { level: 9 }).length
  }
  return bytes / 1024
}

const shell = withImports(['index.html', named('shell/frame.tsx'), named('agents/list/agents-screen.tsx')])
const screens = Object.keys(manifest).filter(
  (key) =>
    manifest[key]?.isDynamicEntry && /-screen\.tsx$|-drawer\.tsx$|-panel\.tsx$/.test(key) && !key.includes('sign-in'),
)

describe('what a browser downloads', () => {
  it('is at most 200 KiB of script for the first load of the signed-in shell', () =>
    expect(kibOf(shell)).toBeLessThanOrEqual(200))

  it.each(screens)('is at most 40 KiB more for %s', (screen) => {
    // a drawer is opened from its screen, which is loaded by then
    const opener = (manifest[screen]?.imports ?? []).filter((key) => /-screen\.tsx$/.test(key))
    const there = withImports(opener, shell)
    const more = [...withImports([screen], there)].filter((key) => !there.has(key))
    expect(kibOf(more)).toBeLessThanOrEqual(40)
  })

  it('contains nothing of Amplify before a sign-in or a session’s renewal', () => {
    for (const key of shell)
      expect(readFileSync(dist + (manifest[key]?.file ?? ''), 'utf8')).not.toMatch(/InitiateAuth|aws-amplify/)
  })

  it('contains no zod: the server checks, and one value beside a schema would bring all of it', () =>
    expect(
      Object.values(manifest)
        .map(({ file }) => file)
        .filter((file) => file.endsWith('.js') && readFileSync(dist + file, 'utf8').includes('$ZodType')),
    ).toEqual([]))

  it('contains no styleguide', () =>
    expect(Object.keys(manifest).filter((key) => key.includes('styleguide'))).toEqual([]))
})

describe('what a browser draws first', () => {
  it('is the loading screen, within the first 20 KB of a cold start', () => {
    const page = readFileSync(`${dist}index.html`)
    expect(gzipSync(page).length + readFileSync(`${dist}theme.js`).length).toBeLessThanOrEqual(20_000)
    const html = page.toString()
    const body = html.slice(html.indexOf('<body>'))
    expect(body).toContain('Loading Your Workspace')
    expect(body).toContain('Ihr Workspace wird geladen')
    // a style sheet in the head, or before the markup, would hold the paint back
    expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('Ihr Workspace wird geladen'))
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
  })
})
