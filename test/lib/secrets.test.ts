import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { providerSecrets, tokenSecrets } from '#lib/secrets'
import { replaceWorld } from '#lib/world'

const manager = mockClient(SecretsManagerClient)
const key = (letter: string) => letter.repeat(32)
const holding = (...tokenKeys: string[]) => ({ SecretString: JSON.stringify({ tokenKeys }) })

let now = 1_800_000_000_000
let undo: () => void
beforeEach(() => {
  Object.assign(process.env, {
    TOKENS_SECRET: 'parley/eu/tokens',
    PROVIDERS_SECRET: 'parley/eu/providers',
    AWS_LAMBDA_FUNCTION_NAME: crypto.randomUUID(),
  })
  undo = replaceWorld({ now: () => now })
})
afterEach(() => {
  undo()
  manager.reset()
})

test('a warm function reads the secret once, and again after five minutes: a rotated key arrives', async () => {
  manager
    .on(GetSecretValueCommand)
    .resolvesOnce(holding(key('a')))
    .resolves(holding(key('b'), key('a')))
  expect((await tokenSecrets()).tokenKeys).toEqual([key('a')])
  expect((await tokenSecrets()).tokenKeys).toEqual([key('a')])
  expect(manager.calls()).toHaveLength(1)
  now += 5 * 60_000 + 1
  expect((await tokenSecrets()).tokenKeys).toEqual([key('b'), key('a')])
})

test('a failed first read throws and is not cached', async () => {
  manager
    .on(GetSecretValueCommand)
    .rejectsOnce(new Error('throttled'))
    .resolves(holding(key('a')))
  await expect(tokenSecrets()).rejects.toThrow('throttled')
  expect((await tokenSecrets()).tokenKeys).toEqual([key('a')])
})

test.each([
  ['cannot be read', () => manager.on(GetSecretValueCommand).rejects(new Error('throttled'))],
  ['is no JSON any more', () => manager.on(GetSecretValueCommand).resolves({ SecretString: '{"tokenKeys":' })],
])(
  'a secret that was read once and then %s keeps its last good value, and is tried again after half a minute',
  async (_, breakIt) => {
    manager.on(GetSecretValueCommand).resolves(holding(key('a')))
    await tokenSecrets()
    breakIt()
    now += 5 * 60_000 + 1
    expect((await tokenSecrets()).tokenKeys).toEqual([key('a')])
    const calls = manager.calls().length
    expect((await tokenSecrets()).tokenKeys).toEqual([key('a')])
    expect(manager.calls()).toHaveLength(calls)
    manager.on(GetSecretValueCommand).resolves(holding(key('b')))
    now += 30_001
    expect((await tokenSecrets()).tokenKeys).toEqual([key('b')])
  },
)

test('a secret without a usable key is refused', async () => {
  manager.on(GetSecretValueCommand).resolves({ SecretString: '{"tokenKeys":["short"]}' })
  await expect(tokenSecrets()).rejects.toThrow()
})

test('tokens and providers are two secrets: a function without the grant of one never asks for it', async () => {
  manager.on(GetSecretValueCommand, { SecretId: 'parley/eu/tokens' }).resolves(holding(key('a')))
  manager
    .on(GetSecretValueCommand, { SecretId: 'parley/eu/providers' })
    .resolves({ SecretString: '{"openaiApiKey":"sk"}' })
  expect(await providerSecrets()).toEqual({ openaiApiKey: 'sk' })
  expect(manager.calls()).toHaveLength(1)
  expect(await tokenSecrets()).toEqual({ tokenKeys: [key('a')] })
  delete process.env.PROVIDERS_SECRET
  process.env.AWS_LAMBDA_FUNCTION_NAME = crypto.randomUUID()
  await expect(providerSecrets()).rejects.toThrow('PROVIDERS_SECRET is not set')
})
