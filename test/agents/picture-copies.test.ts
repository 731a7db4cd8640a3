import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { containsUrl } from '#functions/agents/public-agent/contains-url'
import { replaceWorld } from '#lib/world'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'

const PICTURE = 'GET /v2/public/agents/{agentId}/picture'
const png = new Uint8Array(await readFile('docs/pictures/widget.png'))
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'

let region: TestRegion
let site: FixtureSite
let token = ''
let agents = 0

beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
  token = (await region.newPerson()).token
  process.env.SAFE_FETCH_ALLOW = site.allow
})
beforeEach(() => {
  site.serve({
    '/bike.png': { body: png, headers: { 'content-type': 'image/png' } },
    '/drawing.svg': { body: svg, headers: { 'content-type': 'image/svg+xml' } },
    '/page': '<!doctype html><p>no picture',
    '/large.png': { body: new Uint8Array(5_000_001) },
  })
  site.log()
})
afterAll(async () => {
  delete process.env.SAFE_FETCH_ALLOW
  await site[Symbol.asyncDispose]()
  await region.stop()
})

const agentShowing = async (vg_initPrompt: string): Promise<string> => {
  const agentId = `pictured-agent-${String(++agents).padStart(3, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Pictured', vg_initPrompt }, { token })
  return agentId
}
const address = (path: string) => new URL(path, site.origin).href
const picture = (agentId: string, path: string) => region.invoke(PICTURE, { agentId, url: address(path) })

describe('a picture in the agent’s settings', () => {
  test('is fetched once, stored, and served from our own host', async () => {
    const agentId = await agentShowing(`Hello ![A bike](${address('/bike.png')})`)
    const { status, body, headers } = await picture(agentId, '/bike.png')
    expect(status).toBe(200)
    expect(body.path).toMatch(/^\/media\/eu\/[\w-]{32}\.png$/)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(new Uint8Array((await region.files.get(`media/${body.path.split('/').at(-1)}`)) ?? [])).toEqual(png)
    await picture(agentId, '/bike.png')
    expect(site.log()).toEqual(['/bike.png 200'])
  })

  test.each(['/drawing.svg', '/page', '/large.png', '/gone.png'])(
    '%s is not a picture, and is not fetched again at once',
    async (path) => {
      const agentId = await agentShowing(address(path))
      expect((await picture(agentId, path)).status).toBe(404)
      const asked = site.log().length
      expect((await picture(agentId, path)).status).toBe(404)
      expect(asked).toBeLessThanOrEqual(1)
      expect(site.log()).toEqual([])
    },
  )
})

describe('the picture and background of an agent', () => {
  const HOST = 'https://app.example.com'
  const shown = async (looks: object) => {
    const agentId = await agentShowing('Hello')
    await region.invoke('POST /v2/agents/{agentId}', { agentId, ...looks }, { token })
    await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token })
    const ask = async () => (await region.invoke('GET /public/agents/{agentId}', { agentId })).body.data
    return { ask, agentId }
  }
  beforeEach(() => {
    process.env.PUBLIC_URL = HOST
  })

  test('are our copies for visitors, fetched once, while the owner sees what they typed', async () => {
    const looks = { roundedImageURL: address('/bike.png'), chatBgURL: address('/bike.png?large') }
    site.serve({ '/bike.png': { body: png }, '/bike.png?large': { body: png } })
    const { ask, agentId } = await shown(looks)
    for (let visitors = 0; visitors < 3; visitors++) {
      const data = await ask()
      expect(data.roundedImageURL).toMatch(/^https:\/\/app\.example\.com\/media\/eu\/[\w-]{32}\.png$/)
      expect(data.chatBgURL).toMatch(/^https:\/\/app\.example\.com\/media\/eu\/[\w-]{32}\.png$/)
    }
    expect(site.log().toSorted()).toEqual(['/bike.png 200', '/bike.png?large 200'])
    const { body } = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })
    expect(body.data).toMatchObject(looks)
  })

  test.each(['/drawing.svg', '/page', '/gone.png'])('are left out where %s serves no picture', async (path) => {
    const { ask } = await shown({ roundedImageURL: address(path) })
    expect((await ask()).roundedImageURL).toBe('')
  })

  test('are not fetched again where they are ours, nor where there is none', async () => {
    const own = `${HOST}/media/eu/${'a'.repeat(32)}.png`
    const { ask } = await shown({ roundedImageURL: own })
    expect(await ask()).toMatchObject({ roundedImageURL: own, chatBgURL: '' })
    expect(site.log()).toEqual([])
  })

  test.each([
    [`https://APP.example.com:443/media/./eu/${'a'.repeat(32)}.png`, `${HOST}/media/eu/${'a'.repeat(32)}.png`],
    [`https://user:word@app.example.com/media/eu/${'a'.repeat(32)}.png`, `${HOST}/media/eu/${'a'.repeat(32)}.png`],
    [`${HOST}/media/../v2/agents/x`, ''],
    [`${HOST}/media/%2e%2e/other.png`, ''],
    [`${HOST}\\@site.example/media/x.png`, ''],
    [`${HOST}.site.example/media/x.png`, ''],
  ])('%s is ours if a browser resolves it to our folder', async (typed, shownAs) => {
    const { ask } = await shown({ roundedImageURL: typed })
    expect((await ask()).roundedImageURL).toBe(shownAs)
  })

  test('of a host that does not answer in time are left out, and no visitor waits for them', async () => {
    const { ask } = await shown({ roundedImageURL: address('/bike.png') })
    const undo = replaceWorld({ sleep: async () => undefined })
    expect((await ask()).roundedImageURL).toBe('')
    undo()
    expect((await ask()).roundedImageURL).toMatch(/^https:\/\/app\.example\.com\/media\//)
  })
})

test('a URL that is not in the settings, or longer than one that is, is never fetched', async () => {
  const agentId = await agentShowing(`![A bike](${address('/bike.png')})`)
  for (const path of ['/bike.png?said=my-secret', '/other.png', '/bike.pn'])
    expect((await picture(agentId, path)).status, path).toBe(404)
  expect(site.log()).toEqual([])
})

test('a URL inside our network is refused even if the owner wrote it', async () => {
  const inside = 'http://169.254.169.254/latest/meta-data/'
  const agentId = await agentShowing(inside)
  expect((await region.invoke(PICTURE, { agentId, url: inside })).status).toBe(404)
})

test.each([
  ['see https://a.example/x.png', true],
  ['![x](https://a.example/x.png)', true],
  ['"https://a.example/x.png"', true],
  ['https://a.example/x.png?u=1', false],
  ['https://a.example/x.pngx then https://a.example/x.png', true],
  ['https://a.example/x.png.exe', false],
  ['nothing', false],
])('%s contains the URL: %s', (text, isContained) => {
  expect(containsUrl({ nodes: [{ says: [text] }] }, 'https://a.example/x.png')).toBe(isContained)
})
