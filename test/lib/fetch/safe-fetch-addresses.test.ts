import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPublicAddress } from '#lib/fetch/is-public-address'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { thirdPartyServer } from '#test/support/providers/third-party-server'
import { blockedIpv4, blockedIpv6, oddSpellings } from '#test/support/samples/private-addresses'

const blocked = [...blockedIpv4, ...blockedIpv6]
const inUrl = (address: string) => (address.includes(':') ? `[${address}]` : address)

/** Every client socket that this process opens, as reported by the runtime. */
let sockets: unknown[] = []
const opened = (message: unknown) => sockets.push(message)

beforeEach(() => {
  sockets = []
  subscribe('net.client.socket', opened)
})
afterEach(() => {
  unsubscribe('net.client.socket', opened)
})

test('the socket spy sees a socket', async () => {
  await using site = await thirdPartyServer((_, response) => response.end('hello'))
  const outcome = await safeFetch(site.origin, { allow: [site.allow] })
  expect(outcome).toMatchObject({ ok: true, response: { status: 200 } })
  expect(sockets).toHaveLength(1)
})

test('at least 36 addresses are tried', () => {
  expect(new Set(blocked).size).toBeGreaterThanOrEqual(36)
})

describe.each(blocked)('%s', (address) => {
  test('named in the URL opens no socket', async () => {
    for (const url of [`http://${inUrl(address)}/`, `https://${inUrl(address)}:443/latest/meta-data/`])
      expect(await safeFetch(url)).toMatchObject({ ok: false, code: 'blocked-address' })
    expect(sockets).toHaveLength(0)
  })

  test('as the only answer of DNS opens no socket', async () => {
    const resolve = async () => [address]
    expect(await safeFetch('http://innocent.example/', { resolve })).toMatchObject({
      ok: false,
      code: 'blocked-address',
    })
    expect(sockets).toHaveLength(0)
  })

  test('among public answers of DNS opens no socket', async () => {
    const resolve = async () => ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', address]
    expect(await safeFetch('https://innocent.example/', { resolve })).toMatchObject({
      ok: false,
      code: 'blocked-address',
    })
    expect(sockets).toHaveLength(0)
  })

  test('as the target of a redirect opens no second socket', async () => {
    await using site = await thirdPartyServer((_, response) =>
      response.writeHead(302, { location: `http://${inUrl(address)}/` }).end(),
    )
    expect(await safeFetch(site.origin, { allow: [site.allow] })).toMatchObject({ ok: false, code: 'blocked-address' })
    expect(sockets).toHaveLength(1)
  })

  test('as the second answer of a rebinding name opens no second socket', async () => {
    await using site = await thirdPartyServer((_, response) =>
      response.writeHead(302, { location: 'http://rebind.example/again' }).end(),
    )
    const answers = ['127.0.0.1']
    const outcome = await safeFetch(`http://rebind.example:${site.port}/`, {
      allow: [`rebind.example:${site.port}`],
      resolve: async () => [answers.shift() ?? address],
    })
    expect(outcome).toMatchObject({ ok: false, code: 'blocked-address' })
    expect(sockets).toHaveLength(1)
  })
})

test('a name that changes its answer after the check still leads to the address that was checked', async () => {
  await using checked = await thirdPartyServer((_, response) => response.end('checked'))
  let asked = 0
  const outcome = await safeFetch(`http://rebind.example:${checked.port}/`, {
    allow: [`rebind.example:${checked.port}`],
    resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['127.0.0.2']),
  })
  expect(outcome).toMatchObject({ ok: true })
  expect(asked).toBe(1)
  expect(checked.requests).toHaveLength(1)
})

test.each(oddSpellings)('%s is recognised as the private address that it is', async (url) => {
  expect(await safeFetch(url)).toMatchObject({ ok: false, code: 'blocked-address' })
  expect(sockets).toHaveLength(0)
})

test.each([
  ['localhost', 'http://LOCALHOST/'],
  ['a subdomain of localhost', 'http://app.localhost/'],
])('%s resolves to loopback and is refused', async (_, url) => {
  expect(await safeFetch(url, { resolve: async () => ['127.0.0.1', '::1'] })).toMatchObject({
    ok: false,
    code: 'blocked-address',
  })
  expect(sockets).toHaveLength(0)
})

test.each([
  'file:///etc/passwd',
  'ftp://example.org/',
  'gopher://example.org/',
  'data:text/plain,hello',
  'javascript:alert(1)',
  'http://user:password@example.org/',
  'http://user@example.org/',
  'http://[fe80::1%25eth0]/',
  'http://',
  'not a url',
  '',
])('%j is not a URL to fetch', async (url) => {
  expect(await safeFetch(url)).toMatchObject({ ok: false, code: 'bad-url' })
  expect(sockets).toHaveLength(0)
})

test.each([22, 25, 3306, 6379, 8080, 9001])('port %i of a public host is refused', async (port) => {
  const outcome = await safeFetch(`http://example.org:${port}/`, { resolve: async () => ['93.184.215.14'] })
  expect(outcome).toMatchObject({ ok: false, code: 'blocked-port' })
  expect(sockets).toHaveLength(0)
})

test.each(['file:///etc/passwd', 'ftp://example.org/', 'http://a:b@example.org/', 'data:text/html,x'])(
  'a redirect to %s is not followed',
  async (location) => {
    await using site = await thirdPartyServer((_, response) => response.writeHead(302, { location }).end())
    expect(await safeFetch(site.origin, { allow: [site.allow] })).toMatchObject({ ok: false, code: 'bad-url' })
  },
)

test('the allow-list opens loopback for the named host and port only, and nothing but loopback', async () => {
  await using site = await thirdPartyServer((_, response) => response.end('hello'))
  await using other = await thirdPartyServer((_, response) => response.end('secret'))
  const allow = [site.allow, `10.0.0.1:${site.port}`, `evil.example:${site.port}`]
  expect(await safeFetch(site.origin, { allow })).toMatchObject({ ok: true })
  expect(await safeFetch(other.origin, { allow })).toMatchObject({ ok: false, code: 'blocked-port' })
  expect(await safeFetch(`http://10.0.0.1:${site.port}/`, { allow })).toMatchObject({
    ok: false,
    code: 'blocked-address',
  })
  const resolve = async () => ['192.168.1.1']
  expect(await safeFetch(`http://evil.example:${site.port}/`, { allow, resolve })).toMatchObject({
    ok: false,
    code: 'blocked-address',
  })
  expect(sockets).toHaveLength(1)
})

test.each(['8.8.8.8', '93.184.215.14', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is an ordinary host of the Internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each(['', 'example.org', '0x7f.1', '127.1', '2606:4700::1111%eth0', '[::1]', '8.8.8.8 ', '010.8.8.8'])(
  '%j is not the literal of a public address',
  (address) => expect(isPublicAddress(address)).toBe(false),
)
