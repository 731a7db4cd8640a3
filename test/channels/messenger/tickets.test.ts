import { expect, test } from 'vitest'
import { issueTicket, logInBehind, tokenBehind } from '#functions/channels/meta/tickets'
import { channelMessages } from '#shared/channels/messages'
import { channelWorld } from '#test/channels/channel-world'

const HALF_AN_HOUR_MS = 30 * 60_000
const ANN = { workspaceId: 'workspace-1', by: 'user:ann' }

test('a ticket is good for the member who logged in alone: no other of the workspace, no other workspace', async () => {
  await channelWorld()
  const ticket = await issueTicket('EAAG-of-ann', ANN, { appKey: 'own-app' })
  expect(await logInBehind(ticket, ANN)).toEqual({ token: 'EAAG-of-ann', appKey: 'own-app' })
  for (const holder of [
    { ...ANN, by: 'user:ben' },
    { ...ANN, workspaceId: 'workspace-2' },
  ])
    await expect(tokenBehind(ticket, holder)).rejects.toThrow(channelMessages.logInEnded)
})

test('a ticket ends half an hour after the log-in', async () => {
  const { clock } = await channelWorld()
  const ticket = await issueTicket('EAAG-of-ann', ANN)
  clock.now += HALF_AN_HOUR_MS
  expect(await tokenBehind(ticket, ANN)).toBe('EAAG-of-ann')
  clock.now += 1
  await expect(tokenBehind(ticket, ANN)).rejects.toThrow(channelMessages.logInEnded)
})
