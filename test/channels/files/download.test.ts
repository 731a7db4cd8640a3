import { expect, onTestFinished, test } from 'vitest'
import { download } from '#functions/channels/provider/download'
import { isAllowedAddress } from '#functions/channels/provider/download-rules'
import { thirdPartyServer } from '#test/support/providers/third-party-server'

const HOSTS = ['cdn.discordapp.com', '.fbcdn.net', '127.0.0.1:5060']

test.each([
  ['https://cdn.discordapp.com/attachments/1/2/a.png?ex=1'],
  ['https://CDN.discordapp.com/a.png'],
  ['https://scontent.xx.fbcdn.net/v/a.jpg'],
  ['http://127.0.0.1:5060/telegram/file/a'],
])('a file is fetched from %s', (address) => {
  expect(isAllowedAddress(address, HOSTS)).toBe(true)
})

test.each([
  ['https://cdn.discordapp.com.example.com/a.png'],
  ['https://example.com/cdn.discordapp.com'],
  ['https://evilfbcdn.net/a.jpg'],
  ['https://fbcdn.net/a.jpg'],
  ['https://cdn.discordapp.com:8443/a.png'],
  ['https://scontent.fbcdn.net:8443/a.png'],
  ['http://cdn.discordapp.com/a.png'],
  ['http://scontent.fbcdn.net/a.png'],
  ['https://cdn.discordapp.com@example.com/a.png'],
  ['https://user:password@cdn.discordapp.com/a.png'],
  ['http://127.0.0.1:5061/a'],
  ['http://169.254.169.254/latest/meta-data'],
  ['file:///etc/passwd'],
  ['ftp://cdn.discordapp.com/a'],
  ['nonsense'],
])('nothing is fetched from %s', (address) => {
  expect(isAllowedAddress(address, HOSTS)).toBe(false)
})

const server = async () => {
  const made = await thirdPartyServer()
  onTestFinished(() => made[Symbol.asyncDispose]())
  return made
}

const headers = { authorization: 'Bearer secret' }

test('a provider’s file is fetched with its credential, which follows a redirect within the host', async () => {
  const provider = await server()
  provider.answer((request, response) =>
    request.url === '/a' ? response.writeHead(302, { location: '/b' }).end() : response.end('bytes'),
  )
  const fetched = await download({ url: `${provider.origin}/a`, hosts: [provider.allow], headers })
  expect(fetched.kind === 'fetched' && Buffer.from(fetched.bytes).toString()).toBe('bytes')
  expect(provider.requests.map((request) => request.headers.authorization)).toEqual(['Bearer secret', 'Bearer secret'])
})

test('another host of the provider’s gets no credential', async () => {
  const [provider, storage] = [await server(), await server()]
  provider.answer((_, response) => response.writeHead(307, { location: `${storage.origin}/b` }).end())
  storage.answer((_, response) => response.end('bytes'))
  const fetched = await download({ url: provider.origin, hosts: [provider.allow, storage.allow], headers })
  expect(fetched).toMatchObject({ kind: 'fetched' })
  expect(provider.requests[0]?.headers.authorization).toBe('Bearer secret')
  expect(storage.requests).toHaveLength(1)
  expect(storage.requests[0]?.headers).not.toHaveProperty('authorization')
})

test('a host that is not the provider’s is never asked, also after a redirect', async () => {
  const [provider, foreign] = [await server(), await server()]
  provider.answer((_, response) => response.writeHead(302, { location: `${foreign.origin}/b` }).end())
  const elsewhere = { kind: 'missing', reason: 'elsewhere' }
  expect(await download({ url: provider.origin, hosts: [provider.allow], headers })).toEqual(elsewhere)
  expect(await download({ url: foreign.origin, hosts: [provider.allow], headers })).toEqual(elsewhere)
  expect(foreign.requests).toEqual([])
})

test('a host that redirects without end is left', async () => {
  const provider = await server()
  provider.answer((_, response) => response.writeHead(302, { location: '/again' }).end())
  expect(await download({ url: provider.origin, hosts: [provider.allow] })).toEqual({ kind: 'missing', reason: 'gone' })
  expect(provider.requests).toHaveLength(4)
})

test.each([
  [404, { kind: 'missing', reason: 'gone' }],
  [403, { kind: 'missing', reason: 'gone' }],
  [401, { kind: 'unavailable', reason: 'status 401' }],
  [429, { kind: 'unavailable', reason: 'status 429' }],
  [503, { kind: 'unavailable', reason: 'status 503' }],
])('an answer of %s means what it says', async (status, fetched) => {
  const provider = await server()
  provider.answer((_, response) => response.writeHead(status).end())
  expect(await download({ url: provider.origin, hosts: [provider.allow] })).toEqual(fetched)
})

test('what cannot be reached may be later', async () => {
  const provider = await server()
  await provider[Symbol.asyncDispose]()
  const fetched = await download({ url: provider.origin, hosts: [provider.allow] })
  expect(fetched).toEqual({ kind: 'unavailable', reason: 'ECONNREFUSED' })
})
