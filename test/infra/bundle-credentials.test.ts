import { expect, test, vi } from 'vitest'
import { defaultProvider } from '#infra/constructs/functions/lambda-credentials'

test('a function signs with the credentials that Lambda gives it, and looks for none elsewhere', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'ASIAEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_SESSION_TOKEN', 'token')
  expect(await defaultProvider()()).toMatchObject({
    accessKeyId: 'ASIAEXAMPLE',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  })
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined)
  // a profile of the machine is no way out
  vi.stubEnv('AWS_PROFILE', 'default')
  await expect(defaultProvider()()).rejects.toThrow('Unable to find environment variable credentials')
  vi.unstubAllEnvs()
})
