import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '#infra/headers'
import { manifestOf, productBrand } from '#shared/notifications/manifest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

const file = (path: string) => new URL(`../../web/public${path}`, import.meta.url)

test('a host’s manifest is installable, and its icons exist in their declared sizes', async () => {
  const { status, body } = await region.invoke('GET /public/manifest', {})
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Parley', display: 'standalone', start_url: '/', scope: '/' })
  const { icons } = body as { icons: { src: string; sizes: string; type: string }[] }
  expect(icons.every(({ src }) => existsSync(file(src)))).toBe(true)
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const picture = readFileSync(file(src))
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('another brand has its own name, colour and icon, and nothing of the product’s', () => {
  const icons = { svg: '/media/eu/a.svg', png192: '/media/eu/b.png', png512: '/media/eu/c.png' }
  const theirs = { name: 'Rival Chat', shortName: 'Rival', colour: '#123456', background: '#fafafa', icons }
  const manifest = manifestOf(theirs)
  expect(manifest).toMatchObject({ name: 'Rival Chat', short_name: 'Rival', theme_color: '#123456' })
  expect(JSON.stringify(manifest)).not.toMatch(new RegExp(`${productBrand.name}|${productBrand.colour}|/icon`))
})

test('a page may start the worker and read its manifest; the widget’s frame may start none', () => {
  const policy = (surface: 'page' | 'inner') => securityHeaders(surface)['content-security-policy']
  expect(policy('page')).toMatch(/manifest-src 'self';.*worker-src 'self';.*trusted-types dompurify service-worker;/)
  expect(policy('inner')).toContain('trusted-types dompurify;')
})
