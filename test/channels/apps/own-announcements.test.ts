import { expect, test } from 'vitest'
import { AccountAnnounced } from '#events/channels/events'
import { channelAccounts } from '#functions/channels/accounts/store'
import { handler as takeAnnouncement } from '#functions/channels/health/take-announcement'
import { announcementsIn } from '#functions/channels/whatsapp/announcements'
import { attempt } from '#lib/database/commit'
import { NUMBER, whatsappWorld } from '#test/channels/whatsapp/whatsapp-world'
import { deliver } from '#test/support/handlers/deliver'

const body = {
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      time: 1_800_000_000,
      changes: [
        {
          field: 'messages',
          value: {
            metadata: { phone_number_id: NUMBER.replace('whatsapp:', '') },
            errors: [{ code: 131031, title: 'Business Account locked' }],
          },
        },
      ],
    },
  ],
}

test.each([
  ['the platform’s app', undefined, undefined, 'broken'],
  ['its own app', 'OwnAppOfCasaVerde001', 'OwnAppOfCasaVerde001', 'broken'],
  ['another workspace’s app', 'OwnAppOfAnotherOne01', undefined, 'connected'],
  ['another app than its own', 'OwnAppOfAnotherOne01', 'OwnAppOfCasaVerde001', 'connected'],
  ['the platform’s app while it has its own', undefined, 'OwnAppOfCasaVerde001', 'connected'],
])('a number is what %s announced of it', async (_, app, appKey, state) => {
  const it = await whatsappWorld()
  if (appKey) await attempt([channelAccounts.changing({ account: NUMBER }, { set: { appKey } })])
  const [announced] = announcementsIn(body, { app, now: it.clock.now })
  if (!announced) throw new Error('nothing is announced')
  const until = it.clock.now + 1000
  await deliver(takeAnnouncement, AccountAnnounced({ ...announced.news, at: it.clock.now, until }))
  expect((await channelAccounts.get({ account: NUMBER }, { consistent: true }))?.state).toBe(state)
})

test('one app’s announcement never stands in the way of another’s', () => {
  const idBy = (app: string | undefined) => announcementsIn(body, { app, now: 1 })[0]?.id
  expect(idBy('OwnAppOfAnotherOne01')).not.toBe(idBy(undefined))
  expect(idBy(undefined)).toBe(idBy(undefined))
})
