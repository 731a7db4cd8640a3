import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deleteUnconfirmed } from '#functions/workspaces/sign-in/delete-unconfirmed'
import { startIdentity } from '#infra/local/components/start-identity'
import { userPool } from '#infra/local/components/user-pool'
import { callUserPool, ensureUser, signInToPool } from '#infra/local/components/user-pool-calls'
import { replaceWorld, world } from '#lib/world'
import { regions } from '#shared/regions'

const DAY_MS = 24 * 3_600_000
const password = 'First-pass-1'
const [own, other] = [userPool('eu'), userPool('na')]
let dataDir: string
let mailbox: Server
let identity: Server
let url: string

const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parley-unconfirmed-'))
  mailbox = createServer((request, response) => request.resume().on('end', () => response.end('{}')))
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve))
  const mailUrl = `http://127.0.0.1:${portOf(mailbox)}`
  identity = await startIdentity({ port: 0, dataDir, pools: [own, other], callbackUrls: [], mailUrl })
  url = `http://127.0.0.1:${portOf(identity)}`
  vi.stubEnv('AWS_REGION', regions.eu.aws)
  vi.stubEnv('AWS_ENDPOINT_URL', url)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv(
    'USER_POOLS',
    JSON.stringify(
      [own, other].map(({ poolId, clientId }) => ({ issuer: `${url}/${poolId}`, clientId, jwksUri: `${url}/keys` })),
    ),
  )
})
afterAll(async () => {
  vi.unstubAllEnvs()
  for (const server of [mailbox, identity]) server.close()
  await rm(dataDir, { recursive: true, force: true })
})
const undone: (() => void)[] = []
afterEach(() => {
  // each gives back what was before it: the last one first, else later files would have a clock that stands
  for (const undo of undone.splice(0).reverse()) undo()
})

const signUp = (email: string, { clientId: ClientId } = own) =>
  callUserPool(url, 'SignUp', {
    ClientId,
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
  })
/** Moves our clock; the pool's stays, and so do the dates of its accounts. */
const later = (ms: number) => {
  const now = world().now() + ms
  undone.push(replaceWorld({ now: () => now }))
}

test('an address whose sign-up nobody confirmed for two days is free again, and no other account is touched', async () => {
  await signUp('forgotten@example.com')
  await signUp('elsewhere@example.com', other)
  await ensureUser(url, { email: 'member@example.com', password, name: 'Ann' })
  later(2 * DAY_MS - 60_000)
  expect(await deleteUnconfirmed()).toEqual({ count: 0 })
  await expect(signUp('forgotten@example.com')).rejects.toThrow('UsernameExistsException')
  later(2 * 60_000)
  expect(await deleteUnconfirmed()).toEqual({ count: 1 })
  expect(await deleteUnconfirmed()).toEqual({ count: 0 })
  await signUp('forgotten@example.com')
  await signInToPool(url, 'eu', 'member@example.com', password)
  await expect(signUp('elsewhere@example.com', other)).rejects.toThrow('UsernameExistsException')
})

test('a pool that does not answer fails the run, so that it is counted and tried again', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${portOf(mailbox)}`)
  await expect(deleteUnconfirmed()).rejects.toThrow()
  vi.stubEnv('AWS_ENDPOINT_URL', url)
})
