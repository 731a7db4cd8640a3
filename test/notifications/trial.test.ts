import { beforeAll, expect, test } from 'vitest'
import { TrialAdvanced } from '#events/billing/events'
import { NotificationCreated } from '#events/notifications/events'
import { handler as mailNotification } from '#functions/notifications/mail/send-notification'
import { handler as notifyTrial } from '#functions/notifications/triggers/notify-trial'
import { type TrialStep, trialStepAt, trialSteps } from '#shared/billing/entitlements'
import { deliver } from '#test/support/handlers/deliver'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, mails } = teamFixture()
/** 15 January 2027. */
const START = 1_800_000_000_000

beforeAll(() => {
  process.env.REGION_NAME = 'eu'
})

const advance = async (step: TrialStep) => {
  const { uid: workspaceId } = fixture.owner
  const event = {
    ...TrialAdvanced({
      workspaceId,
      step,
      endsAt: trialStepAt(START, 'ended'),
      hostsUntil: trialStepAt(START, 'hosts-gone'),
    }),
    id: `01J000000000000000000000${trialSteps.indexOf(step)}0`,
  }
  await deliver(notifyTrial, event)
  await deliver(notifyTrial, event)
  const created = fixture.region
    .events()
    .filter(({ type, data }) => type === NotificationCreated.type && data.workspaceId === workspaceId)
    .at(-1) as Parameters<typeof deliver>[1]
  await deliver(mailNotification, created)
  await deliver(mailNotification, created)
}
const told = async () => {
  const { uid: workspaceId, token } = fixture.owner
  const { body } = await fixture.region.invoke(
    'GET /v2/workspaces/{workspaceId}/notifications',
    { workspaceId },
    { token },
  )
  return body.notifications.map(({ kind, about, urlPathname }: Record<string, string>) => ({
    kind,
    about,
    urlPathname,
  }))
}

test.each([
  ['ends-soon', 'trial-ends', '2027-01-29', 'Your white-label trial ends on 29 January 2027'],
  ['ends-tomorrow', 'trial-ends', '2027-01-29', 'Your white-label trial ends on 29 January 2027'],
  [
    'ended',
    'trial-ended',
    '2027-02-05',
    'Your white-label trial has ended; your own domain stays until 5 February 2027',
  ],
  ['hosts-gone', 'trial-hosts-gone', '', 'Your own domain now leads to your product subdomain'],
] as const)(
  'a trial that has come to %s is at the bell and in one mail, with what happens next',
  async (step, kind, about, title) => {
    await advance(step)
    expect(await told()).toEqual([{ kind, about, urlPathname: '/app/eu/agency' }])
    expect(mails()).toHaveLength(1)
    expect(mails()[0]).toMatchObject({ to: [fixture.owner.email], subject: title })
    expect(mails()[0]?.text).toContain('Nothing that you set up is deleted')
    expect(mails()[0]?.text).toContain('https://app.example.com/app/eu/agency')
  },
)

test('an owner who turned it off is not told', async () => {
  const { uid: workspaceId, token } = fixture.owner
  await fixture.region.invoke(
    'PUT /v2/workspaces/{workspaceId}/notifications/settings',
    { workspaceId, sound: true, off: ['trial-ends'] },
    { token },
  )
  await deliver(notifyTrial, TrialAdvanced({ workspaceId, step: 'ends-soon', endsAt: START, hostsUntil: START }))
  expect(await told()).toEqual([])
})
