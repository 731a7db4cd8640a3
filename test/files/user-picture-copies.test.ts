import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replaceWorld } from '#lib/world'
import { fileMessages } from '#shared/files/messages'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'

const COPY = 'GET /v2/me/picture-copy'
const HOST = 'https://app.example.com'
const DAY_MS = 24 * 3600_000
/** As much of a picture as its type is read from. */
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

let region: TestRegion
let site: FixtureSite
let token = ''

beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
  Object.assign(process.env, { SAFE_FETCH_ALLOW: site.allow, PUBLIC_URL: HOST })
})
beforeEach(async () => {
  token = (await region.newPerson()).token
  site.serve((path) =>
    path.startsWith('/face.png')
      ? { body: png, headers: { 'content-type': 'image/png' } }
      : path === '/drawing.svg'
        ? { body: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>' }
        : path === '/page'
          ? '<!doctype html><p>no picture'
          : path === '/large.png'
            ? { body: new Uint8Array(5_000_001) }
            : undefined,
  )
  site.log()
})
afterAll(async () => {
  delete process.env.SAFE_FETCH_ALLOW
  delete process.env.PUBLIC_URL
  await site[Symbol.asyncDispose]()
  await region.stop()
})

const address = (path: string) => new URL(path, site.origin).href
const copy = (path: string, as = token) => region.invoke(COPY, { url: address(path) }, { token: as })

describe('a picture at any address, for the dashboard', () => {
  test('is fetched once a day, and its copy is one that is deleted by itself', async () => {
    const { status, body } = await copy('/face.png')
    expect(status).toBe(200)
    expect(body.path).toMatch(/^\/media\/eu\/unsaved\/[\w-]{32}\.png$/)
    const stored = await region.files.get(body.path.replace('/media/eu/', 'media/'))
    expect(new Uint8Array(stored ?? [])).toEqual(png)
    expect((await copy('/face.png')).body).toEqual(body)
    expect(site.log()).toEqual(['/face.png 200'])
    const tomorrow = Date.now() + DAY_MS + 1000
    const undo = replaceWorld({ now: () => tomorrow })
    try {
      expect((await copy('/face.png')).body).toEqual(body)
    } finally {
      undo()
    }
    expect(site.log()).toEqual(['/face.png 200'])
  })

  test.each(['/drawing.svg', '/page', '/large.png', '/gone.png'])(
    '%s is not a picture, and is not fetched again at once',
    async (path) => {
      expect((await copy(path)).status).toBe(404)
      const asked = site.log().length
      expect((await copy(path)).status).toBe(404)
      expect(asked).toBeLessThanOrEqual(1)
      expect(site.log()).toEqual([])
    },
  )

  test('that is ours already is answered by its path, and not fetched', async () => {
    const path = `/media/eu/${'a'.repeat(32)}.png`
    const { body } = await region.invoke(COPY, { url: HOST + path }, { token })
    expect(body).toEqual({ path })
    // another host cannot pass for ours
    expect((await region.invoke(COPY, { url: `${HOST}.evil.example${path}` }, { token })).status).toBe(404)
    for (const outside of [
      '/media/..//evil.example/face.png',
      '/media/../api/eu/utils/ip',
      '/media/%2e%2e//evil.example/x',
    ])
      expect((await region.invoke(COPY, { url: HOST + outside }, { token })).status, outside).toBe(404)
    expect(site.log()).toEqual([])
  })
})

describe('strangers have no proxy', () => {
  test('without a session, with a key, and before the first visit nothing is fetched', async () => {
    const { secret } = await region.newPerson()
    const unknown = region.pool.tokenOf({ sub: 'never-here', email: 'never-here@example.com' })
    expect((await region.invoke(COPY, { url: address('/face.png') })).status).toBe(401)
    expect((await copy('/face.png', secret)).status).toBe(403)
    expect((await copy('/face.png', unknown)).status).toBe(404)
    expect(site.log()).toEqual([])
  })

  test.each(['http://169.254.169.254/face.png', 'http://localhost:1/face.png'])(
    '%s is inside our network and never requested',
    async (url) => {
      expect((await region.invoke(COPY, { url }, { token })).status).toBe(404)
    },
  )

  test.each(['ftp://pictures.example/face.png', 'javascript:alert(1)', '//pictures.example/face.png', ''])(
    '“%s” is no address of a picture',
    async (url) => {
      expect((await region.invoke(COPY, { url }, { token })).status).toBe(422)
    },
  )

  test('one user has 200 pictures fetched in ten minutes, and those that are copied already still show', async () => {
    const start = Math.floor(Date.now() / 600_000) * 600_000
    const undo = replaceWorld({ now: () => start })
    try {
      const asked = await Promise.all(Array.from({ length: 201 }, (_, n) => copy(`/face.png?${n}`)))
      const refused = asked.filter(({ status }) => status === 429)
      expect(refused.map(({ body }) => body.message)).toEqual([fileMessages.tooManyPictures])
      const first = asked.findIndex(({ status }) => status === 200)
      expect((await copy(`/face.png?${first}`)).status).toBe(200)
      expect((await copy('/face.png?later')).status).toBe(429)
    } finally {
      undo()
    }
  })
})
