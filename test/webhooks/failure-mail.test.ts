import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { MemberLeft } from '#events/workspaces/events'
import { failureMail } from '#functions/webhooks/failure-mail'
import { attempt } from '#lib/database/commit'
import { type WebhookWorld, webhookWorld } from './webhook-world.ts'

const mails = mockClient(SESClient)
afterAll(() => mails.restore())
let world: WebhookWorld
beforeEach(async () => {
  mails.reset()
  mails.on(SendEmailCommand).resolves({})
  process.env.MAIL_FROM = 'no-reply@parley.localhost'
  process.env.PUBLIC_URL = 'http://localhost:3000'
  world = await webhookWorld({ twice: true })
})
afterEach(() => world.stop())

const MINUTE = 60_000
const sent = () =>
  mails.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses?.[0],
    subject: input.Message?.Subject?.Data,
    text: input.Message?.Body?.Text?.Data ?? '',
  }))
const happen = async () => {
  await attempt([], [MemberLeft({ workspaceId: world.owner.uid, email: 'ben@example.com' })])
  await world.work()
}
const minute = async (minutes = 1) => {
  world.clock.now += minutes * MINUTE
  await world.sweep()
}

test('the workspace is mailed once the second attempt failed too, and then at most once an hour', async () => {
  await world.add(['member_left'])
  world.receiver.answer(() => ({ status: 503 }))
  await happen()
  expect(sent()).toEqual([])
  await minute()
  const { host } = new URL(world.receiver.url)
  expect(sent()).toMatchObject([{ to: world.owner.email, subject: `Events are not accepted by ${host}` }])
  expect(sent()[0]?.text).toContain('It answered with status 503.')
  expect(sent()[0]?.text).toContain('http://localhost:3000/app/eu/events')
  for (let more = 0; more < 30; more++) await happen()
  await minute(5)
  await minute(50)
  expect(sent()).toHaveLength(1)
  await minute(70)
  expect(sent()).toHaveLength(2)
})

test('that an endpoint was turned off is mailed at once', async () => {
  await world.add(['member_left'])
  world.receiver.answer(() => ({ status: 410 }))
  await happen()
  expect(sent()).toMatchObject([{ subject: expect.stringContaining('no longer sent') }])
})

test('a test that fails mails nobody', async () => {
  const { endpoint } = await world.add(['member_left'])
  world.receiver.answer(() => ({ status: 500 }))
  await world.call('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/test', { endpointId: endpoint.id })
  await world.work()
  await minute()
  expect(world.receiver.received).toHaveLength(2)
  expect(sent()).toEqual([])
})

test('the mail is in the reader’s language, on lines of its own', () => {
  const { subject, text } = failureMail({
    workspaceId: 'w',
    endpointId: 'e',
    url: 'https://hook.example/events',
    type: 'client_created',
    fault: 'timeout',
    workspace: 'Fenwick\r\nBcc: all@example.com',
    address: 'https://app.example/app/eu/events',
    language: 'de',
  })
  expect(subject).toBe('hook.example nimmt keine Ereignisse an')
  expect(text).toContain('Fenwick Bcc: all@example.com')
  expect(text).toContain('keine Antwort (timeout)')
})
