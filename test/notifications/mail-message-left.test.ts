import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MessageLeft } from '#events/conversations/events'
import { handler } from '#functions/notifications/mail/send-message-left'
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
  const agentId = `left-agent-${String(++serial).padStart(3, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Front\ndesk' }, { token: owner.token })
  return agentId
}
const messageLeft = (agentId: string, more: object = {}) => {
  const event = MessageLeft({
    workspaceId: owner.uid,
    agentId,
    conversationId: '01J00000000000000000000000',
    channel: 'web',
    messageId: '01J00000000000000000000001',
    isTest: false,
    ...more,
  })
  const id = `event-${++serial}`
  return () => deliver(handler, event, { id })
}
const sent = () => mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input)

test('owner and members get one mail each about one message, with a link to it and none of the visitor’s words', async () => {
  const agentId = await newAgent()
  const left = messageLeft(agentId)
  await left()
  await left()
  expect(sent().map(({ Destination }) => Destination?.ToAddresses?.[0])).toEqual([
    'person1@example.com',
    'person2@example.com',
  ])
  const { Subject, Body } = sent()[0]?.Content?.Simple ?? {}
  expect(Subject?.Data).toBe('Front desk: a visitor left a message')
  expect(Body?.Text?.Data).toBe(
    `A visitor of Front desk left a message for your team and expects an answer.\n\nOpen the conversation:\nhttps://app.example.com/app/eu/agents/${agentId}/convos?chat=01J00000000000000000000000\n`,
  )
})

test('test chats and installations without a sender send no mail', async () => {
  const agentId = await newAgent()
  await messageLeft(agentId, { isTest: true })()
  delete process.env.MAIL_FROM
  await messageLeft(agentId)()
  expect(sent()).toEqual([])
})

test('a visitor who leaves message after message does not fill the team’s mailbox', async () => {
  const agentId = await newAgent()
  await atFixedTime(async () => {
    for (let count = 1; count <= 20; count++) await messageLeft(agentId)()
  })
  expect(sent()).toHaveLength(2 * 12)
})
