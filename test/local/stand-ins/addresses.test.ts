import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localAddresses } from '#infra/local/local-addresses'
import { portsFrom } from '#infra/local/ports'
import { regionSecrets } from '#infra/local/region/functions/region-secrets'
import { regionDataFor } from '#infra/local/region-data-for'
import { discordApp } from '#infra/local/stand-ins/channels/discord/discord-app'
import { playedApplications } from '#infra/local/stand-ins/played-applications'

/** What the functions of a region read of the secret about providers. */
const providersWith = async (environment: Readonly<Record<string, string>>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'addresses-'))
  const addresses = localAddresses(portsFrom(3000), 'http://127.0.0.1:3005')
  const { given } = regionDataFor('eu', addresses, { dataDir, environment })
  const { providers, apps } = regionSecrets(join(dataDir, 'secret.json'), given)
  await rm(dataDir, { recursive: true })
  return { ...providers, ...apps }
}

test('the functions call the third parties that are played here, unless the operator names another address', async () => {
  expect(await providersWith({})).toMatchObject({
    telegramBaseUrl: 'http://127.0.0.1:3008/telegram',
    graphBaseUrl: 'http://127.0.0.1:3008/graph',
    discordBaseUrl: 'http://127.0.0.1:3008/discord',
    discordPublicKey: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const real = 'https://api.telegram.org'
  expect(await providersWith({ TELEGRAM_BASE_URL: real })).toMatchObject({ telegramBaseUrl: real })
})

test('the application that is played is not given to another Discord', async () => {
  const real = await providersWith({ DISCORD_BASE_URL: 'https://discord.com', DISCORD_APPLICATION_ID: '12' })
  expect(real).toMatchObject({ discordBaseUrl: 'https://discord.com', discordApplicationId: '12' })
  expect(real).not.toHaveProperty('discordPublicKey')
})

test('the gateway’s process and the hook have one secret, and neither has it where the process does not run', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'))
  const addresses = localAddresses(portsFrom(3000), 'http://127.0.0.1:3005')
  const secrets = [true, true, false].map(
    (withGateway) =>
      regionDataFor('eu', addresses, { dataDir, environment: {}, withGateway }).given.DISCORD_GATEWAY_SECRET,
  )
  expect(secrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), secrets[0], ''])
  await rm(dataDir, { recursive: true })
})

test('the stand-in and the functions have the same applications, one for each region, whoever is first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'applications-'))
  const keys = (['eu', 'na'] as const).map((region) => [
    playedApplications(folder, region, {}).DISCORD_PUBLIC_KEY,
    discordApp(folder, region).publicKey,
  ])
  await rm(folder, { recursive: true })
  for (const [given, played] of keys) expect(given).toBe(played)
  expect(new Set(keys.flat()).size).toBe(2)
})
