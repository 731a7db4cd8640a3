import { expect, test } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { removeApp } from '#functions/channels/apps/managing/remove-app'
import { appPlaces, ownApps } from '#functions/channels/apps/store'
import { appStays } from '#functions/channels/connecting/app-stays'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { appMessages } from '#shared/channels/apps/messages'
import { BOT, channelWorld } from '#test/channels/channel-world'

const appKey = 'A'.repeat(20)
const NUMBER = 'whatsapp:77'

/** A workspace with an app of its own; `index` says what a query of the workspace's accounts is answered in place of the truth. */
const appWorld = async () => {
  const it = await channelWorld()
  const { workspaceId } = it.agent
  const place = { workspaceId, provider: 'meta' as const, appKey }
  await attempt([
    ownApps.creating({
      ...place,
      name: 'Casa',
      applicationId: '1',
      secret: 'sealed',
      secretEnd: 'abc',
      addedAt: 1,
      verifyToken: 'v',
      webhooks: [],
    }),
    appPlaces.creating(place),
  ])
  const bot = await channelAccounts.get({ account: BOT }, { consistent: true })
  if (!bot) throw new Error('no account')
  const connect = async () =>
    (
      await attempt([
        channelAccounts.creating({ ...bot, account: NUMBER, name: 'Reservations', appKey }),
        ...appStays(appKey, [NUMBER]),
      ])
    ).committed
  const remove = () =>
    removeApp(
      { workspaceId, provider: 'meta' } as never,
      {
        access: { workspaceId },
        actor: { kind: 'user', uid: 'u', email: 'ann@example.com', name: 'Ann' },
      } as never,
    )
  return { ...it, connect, remove, app: () => ownApps.get({ appKey }, { consistent: true }) }
}

const isOfIndex = (input: unknown) => JSON.stringify(input).includes('"gsi1"')

test('an app through which an account was connected a moment ago is in use, although the index does not say so yet', async () => {
  const { connect, remove, app } = await appWorld()
  expect(await connect()).toBe(true)
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => (isOfIndex(command.input) ? ({ Items: [] } as never) : database(command)),
  })
  await expect(remove()).rejects.toMatchObject({ code: 'conflict', message: appMessages.inUse('Reservations') })
  restore()
  expect(await app()).toBeDefined()
})

test('an app whose last account has left is removed, although the index still names it', async () => {
  const { connect, remove, app, rows } = await appWorld()
  await connect()
  const { database } = world()
  const before: unknown[] = []
  const restore = replaceWorld({
    database: async (command) => {
      if (!isOfIndex(command.input)) return database(command)
      if (before.length === 0) before.push(await database(command))
      return before[0] as never
    },
  })
  await expect(remove()).rejects.toMatchObject({ code: 'conflict' })
  await attempt([channelAccounts.removing({ account: NUMBER })])
  expect(await remove()).toEqual({ removed: true })
  restore()
  expect([await app(), rows('channel-app-use')]).toEqual([undefined, []])
})

test('of a removal and a connection that meet, one is refused', async () => {
  const { connect, remove, app } = await appWorld()
  const { database } = world()
  let isConnected: boolean | undefined
  const restore = replaceWorld({
    database: async (command) => {
      const isRemoval = JSON.stringify(command.input).includes('channel-app.removed')
      if (isRemoval && isConnected === undefined) {
        isConnected = false
        isConnected = await connect()
      }
      return database(command)
    },
  })
  await expect(remove()).rejects.toMatchObject({ code: 'conflict', message: appMessages.changedMeanwhile })
  restore()
  expect(isConnected).toBe(true)
  expect(await app()).toBeDefined()
  await attempt([channelAccounts.removing({ account: NUMBER })])
  expect(await remove()).toEqual({ removed: true })
  expect(await connect()).toBe(false)
})
