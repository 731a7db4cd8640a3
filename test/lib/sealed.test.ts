import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Grants } from '#infra/grants/grants'
import { keyService } from '#infra/local/region/aws-proxy/key-service'
import { startAwsProxy } from '#infra/local/region/aws-proxy/start-aws-proxy'
import { open, type SealedContext, seal } from '#lib/sealed'
import { replaceWorld } from '#lib/world'

const KEY = 'alias/parley-eu-key'
const TOKEN = '123456:AAF-token-of-a-bot'
/** The grant of what `context` says, and of another field. */
const tokens = (...to: readonly ('seal' | 'open')[]) => [{ of: 'ACC#', fields: ['token', 'hookSecret'], to }] as const

const context: SealedContext = { workspaceId: 'w1', item: 'ACC#telegram:123456', field: 'token' }

/** What KMS was asked. */
let calls: string[]
let isDown = false
let now = 1_800_000_000_000
let restore: (() => void)[]
/** The local AWS proxy, with what a function of these grants may do there. */
const startProxy = async (grants: Grants) => {
  const service = keyService(Buffer.alloc(32, 7).toString('base64url'), 'arn:aws:kms:eu-central-1:0:key/0')
  const credentials = { accessKeyId: 'AKIA0', secretAccessKey: 'secret' }
  const proxy = startAwsProxy({
    callers: [{ name: 'channels/some', grants, credentials }],
    operator: { accessKeyId: 'AKIA1', secretAccessKey: 'secret' },
    resources: {
      table: 't',
      directory: 'd',
      bucket: 'b',
      bus: 'b',
      secrets: { tokens: 't', providers: 'p', apps: 'a' },
      key: KEY,
      userPools: [],
      queues: 'q',
      flowArn: (name) => name,
    },
    behind: {},
    services: {
      kms: async (call) => {
        calls.push(call.operation)
        if (isDown) throw new Error('KMS is down')
        return service(call)
      },
    },
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const before = { ...process.env }
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_LAMBDA_FUNCTION_NAME: crypto.randomUUID(),
    SEALING_KEY: KEY,
  })
  restore.push(
    () => {
      process.env = before
    },
    () => void proxy.close(),
  )
}

beforeEach(() => {
  calls = []
  isDown = false
  restore = [replaceWorld({ now: () => now })]
})
afterEach(() => {
  for (const undo of restore.toReversed()) undo()
})

test('a tenant’s secret is stored as something else and opens with its own context', async () => {
  await startProxy({ sealed: tokens('seal', 'open') })
  const sealed = await seal(TOKEN, context)
  expect(sealed).not.toContain(TOKEN)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('token')
  expect(await open(sealed, context)).toBe(TOKEN)
  expect(await seal(TOKEN, context)).not.toBe(sealed)
})

test.each<[string, Partial<SealedContext>]>([
  ['another tenant', { workspaceId: 'w2' }],
  ['another item', { item: 'ACC#telegram:654321' }],
  ['another field', { field: 'hookSecret' }],
])('it does not open for %s', async (_, other) => {
  await startProxy({ sealed: tokens('seal', 'open') })
  const sealed = await seal(TOKEN, context)
  await open(sealed, context)
  await expect(open(sealed, { ...context, ...other })).rejects.toThrow('400 InvalidCiphertextException')
})

test('nor after one bit of it has changed', async () => {
  await startProxy({ sealed: tokens('seal', 'open') })
  const bytes = Buffer.from(await seal(TOKEN, context), 'base64')
  for (const at of [0, 15, bytes.length - 1]) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    await expect(open(damaged.toString('base64'), context)).rejects.toThrow('InvalidCiphertextException')
  }
})

test('a function that may only seal cannot open, and the other way round', async () => {
  await startProxy({ sealed: tokens('seal') })
  const sealed = await seal(TOKEN, context)
  await expect(open(sealed, context)).rejects.toThrow('400 AccessDeniedException')
  await startProxy({ sealed: tokens('open') })
  expect(await open(sealed, context)).toBe(TOKEN)
  await expect(seal(TOKEN, context)).rejects.toThrow('400 AccessDeniedException')
  await startProxy({})
  await expect(open(sealed, context)).rejects.toThrow('400 AccessDeniedException')
})

test('a function opens what it is granted, and no other field and no other item’s', async () => {
  const all = { of: 'AGT#', fields: ['token', 'legacyAppSecret'], to: ['seal', 'open'] } as const
  await startProxy({ sealed: [...tokens('seal'), all] })
  const others = [
    context,
    { ...context, item: 'AGT#1', field: 'token' },
    { ...context, item: 'AGT#1', field: 'legacyAppSecret' },
  ]
  const sealed = await Promise.all(others.map((one) => seal(TOKEN, one)))
  await startProxy({ sealed: [{ of: 'AGT#', fields: ['legacyAppSecret'], to: ['open'] }] })
  const opened = await Promise.allSettled(others.map((one, at) => open(sealed[at] ?? '', one)))
  expect(opened.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('an opened secret is asked for once in five minutes, also by many at once', async () => {
  await startProxy({ sealed: tokens('seal', 'open') })
  const sealed = await seal(TOKEN, context)
  await Promise.all([open(sealed, context), open(sealed, context)])
  now += 5 * 60_000 - 1
  await open(sealed, context)
  expect(calls).toEqual(['Encrypt', 'Decrypt'])
  now += 2
  await open(sealed, context)
  expect(calls).toEqual(['Encrypt', 'Decrypt', 'Decrypt'])
})

test('a failure is not kept, and names neither the secret nor what was sealed', async () => {
  await startProxy({ sealed: tokens('seal', 'open') })
  const sealed = await seal(TOKEN, context)
  isDown = true
  const failure = await open(sealed, context).catch((error: unknown) => error)
  expect(String(failure)).toBe('Error: KMS refused to decrypt: 500 InternalFailure')
  const refused = await seal(TOKEN, context).catch((error: unknown) => error)
  expect(String(refused)).toBe('Error: KMS refused to encrypt: 500 InternalFailure')
  isDown = false
  expect(await open(sealed, context)).toBe(TOKEN)
})

test('what KMS would not take is refused before the call', async () => {
  await startProxy({ sealed: tokens('seal') })
  await expect(seal('é'.repeat(2049), context)).rejects.toThrow('a secret of 4098 bytes cannot be sealed')
  expect(calls).toEqual([])
})

test('the local key service wants the whole context, as the roles do', async () => {
  const service = keyService(Buffer.alloc(32, 7).toString('base64url'), 'arn')
  const call = (input: object) =>
    service({ operation: 'Encrypt', service: 'kms', body: Buffer.from(JSON.stringify(input)) } as Parameters<
      typeof service
    >[0])
  const Plaintext = Buffer.from('x').toString('base64')
  await expect(call({ Plaintext, EncryptionContext: { workspaceId: 'w1' } })).rejects.toThrow(
    'must name field, item, workspaceId',
  )
  await expect(call({ Plaintext, EncryptionContext: { ...context, more: 'x' } })).rejects.toThrow('must name')
  await expect(call({ Plaintext: '%', EncryptionContext: { ...context } })).rejects.toThrow('1 validation error')
})
