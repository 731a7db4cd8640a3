import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AssigneeChanged } from '#events/conversations/events'
import { handler } from '#functions/notifications/mail/send-handoff-request'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { addMember } from '#test/support/worlds/add-member'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const mail = mockClient(SESv2Client)
let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  process.env.PUBLIC_URL = 'https://app.example.com/'
  owner = await region.newPerson()
  const member = await region.newPerson()
  await addMember(region, owner.uid, member.email)
})
afterAll(() => region.stop())
beforeEach(() => {
  process.env.MAIL_FROM = 'no-reply@example.com'
  mail.reset()
  mail.on(SendEmailCommand).resolves({})
})

const newAgent = async () => {
  const agentId = `mailing-agent-${String(++serial).padStart(3, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Front\ndesk' }, { token: owner.token })
  return agentId
}
const changed = (agentId: string, more: object = {}) => {
  const event = AssigneeChanged({
    workspaceId: owner.uid,
    agentId,
    conversationId: '01J00000000000000000000000',
    channel: 'web',
    messageId: '01J00000000000000000000001',
    from: 'ai-chatting',
    to: 'requested_chat',
    isTest: false,
    ...more,
  })
  const id = `event-${++serial}`
  return () => deliver(handler, event, { id })
}
const sent = () => mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input)

test('owner and members get one mail each about one request, with a link to it', async () => {
  const agentId = await newAgent()
  const request = changed(agentId)
  await request()
  await request()
  expect(sent().map(({ Destination }) => Destination?.ToAddresses?.[0])).toEqual([
    'person1@example.com',
    'person2@example.com',
  ])
  const { Subject, Body } = sent()[0]?.Content?.Simple ?? {}
  expect(Subject?.Data).toBe('Front desk: a visitor is waiting for a teammate')
  expect(Body?.Text?.Data).toContain(
    `https://app.example.com/app/eu/agents/${agentId}/convos?chat=01J00000000000000000000000`,
  )
})

test('a failed mail is sent by the next delivery, and no other is sent twice', async () => {
  const request = changed(await newAgent())
  mail.on(SendEmailCommand).resolvesOnce({}).rejectsOnce(new Error('busy')).resolves({})
  await expect(request()).rejects.toThrow('busy')
  await request()
  expect(sent().map(({ Destination }) => Destination?.ToAddresses?.[0])).toEqual([
    'person1@example.com',
    'person2@example.com',
    'person2@example.com',
  ])
})

test('take-overs, test chats and installations without a sender send no mail', async () => {
  const agentId = await newAgent()
  await changed(agentId, { to: 'human-chatting' })()
  await changed(agentId, { isTest: true })()
  delete process.env.MAIL_FROM
  await changed(agentId)()
  expect(sent()).toEqual([])
})

test('a visitor who asks again and again does not fill the team’s mailbox', async () => {
  const agentId = await newAgent()
  await atFixedTime(async () => {
    for (let requests = 1; requests <= 20; requests++) await changed(agentId)()
  })
  expect(sent()).toHaveLength(2 * 12)
})
