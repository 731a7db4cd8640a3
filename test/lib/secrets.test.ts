import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { platformSecrets } from '#lib/secrets'
import { replaceWorld } from '#lib/world'

const manager = mockClient(SecretsManagerClient)
const key = (letter: string) => letter.repeat(32)
const holding = (...tokenKeys: string[]) => ({ SecretString: JSON.stringify({ tokenKeys }) })

let now = 1_800_000_000_000
let undo: () => void
beforeEach(() => {
  Object.assign(process.env, { PLATFORM_SECRET: 'parley/eu/platform', AWS_LAMBDA_FUNCTION_NAME: crypto.randomUUID() })
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
  expect((await platformSecrets()).tokenKeys).toEqual([key('a')])
  expect((await platformSecrets()).tokenKeys).toEqual([key('a')])
  expect(manager.calls()).toHaveLength(1)
  now += 5 * 60_000 + 1
  expect((await platformSecrets()).tokenKeys).toEqual([key('b'), key('a')])
})

test('a failed read throws and is not cached', async () => {
  manager
    .on(GetSecretValueCommand)
    .rejectsOnce(new Error('throttled'))
    .resolves(holding(key('a')))
  await expect(platformSecrets()).rejects.toThrow('throttled')
  expect((await platformSecrets()).tokenKeys).toEqual([key('a')])
})

test('a secret without a usable key is refused', async () => {
  manager.on(GetSecretValueCommand).resolves({ SecretString: '{"tokenKeys":["short"]}' })
  await expect(platformSecrets()).rejects.toThrow()
})
