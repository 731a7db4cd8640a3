import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOwner, type Owner } from '#test/support/local/new-owner'
import { newPortal, type Portal } from '#test/support/local/new-portal'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let owner: Owner
let portal: Portal
let cookie = ''

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** A request of the portal's page: names below localhost are this machine, whatever the resolver knows. */
const ask = (method: string, path: string, body?: string, more: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { host, port } = new URL(portal.url)
    const headers = { host, origin: `http://${host}`, cookie, 'content-type': 'application/json', ...more }
    request({ host: '127.0.0.1', port, method, path, headers }, async (answer) => {
      let text = ''
      for await (const part of answer) text += String(part)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
      .on('error', reject)
      .end(body)
  })

beforeAll(async () => {
  local = await startLocalRun({ withDemo: true })
  owner = await newOwner(local)
  portal = await newPortal(local, owner, 'kestrel')
  const { email: username, password } = portal.client
  const { headers } = await ask('POST', '/api/eu/portal/log-in', JSON.stringify({ username, password }))
  cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}, 120_000)
afterAll(() => local.stop())

test('a client’s file goes through the agency’s own host to the bucket, by its signature alone', async () => {
  const body = 'We are open from 8 to 18.'
  const given = await ask(
    'POST',
    `/api/eu/v2/agents/${owner.agentId}/knowledge/uploads`,
    JSON.stringify({ bytes: body.length }),
  )
  const { url, headers } = JSON.parse(given.text) as { url: string; headers: Record<string, string> }
  expect(url).toMatch(/^\/files\/eu\/.+X-Amz-Signature=/)
  const put = (path: string) => ask('PUT', path, body, { ...headers, 'content-length': String(body.length) })
  expect((await put(url.replace(/Signature=\w{4}/, 'Signature=0000'))).status).toBe(403)
  expect((await put(url.slice(0, url.indexOf('?')))).status).toBe(403)
  const stored = await put(url)
  expect(stored.status).toBe(200)
  // what anybody uploads runs nothing on the host that clients are logged in to
  expect(stored.headers['content-security-policy']).toContain('sandbox')
  expect(stored.headers['cache-control']).toBe('private, no-store')
})
