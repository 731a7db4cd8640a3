import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MessageLeft } from '#events/conversations/events'
import { handler } from '#functions/notifications/mail/send-message-left'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { startMailedTeam } from './mailed-team.ts'

let team: Awaited<ReturnType<typeof startMailedTeam>>
beforeAll(async () => {
  team = await startMailedTeam()
})
afterAll(() => team.stop())
beforeEach(() => team.reset())

const messageLeft = (agentId: string, more: object = {}) =>
  team.delivering(handler, MessageLeft({ ...team.about(agentId), ...more }))

test('owner and members get one mail each about one message, with a link to it and none of the visitor’s words', async () => {
  const agentId = await team.newAgent()
  const left = messageLeft(agentId)
  await left()
  await left()
  expect(team.sent().map(({ Destination }) => Destination?.ToAddresses?.[0])).toEqual([
    'person1@example.com',
    'person2@example.com',
  ])
  const { Subject, Body } = team.sent()[0]?.Content?.Simple ?? {}
  expect(Subject?.Data).toBe('Front desk: a visitor left a message')
  expect(Body?.Text?.Data).toBe(
    `A visitor of Front desk left a message for your team and expects an answer.\n\nOpen the conversation:\nhttps://app.example.com/app/eu/agents/${agentId}/convos?chat=01J00000000000000000000000\n`,
  )
})

test('test chats and installations without a sender send no mail', async () => {
  const agentId = await team.newAgent()
  await messageLeft(agentId, { isTest: true })()
  delete process.env.MAIL_FROM
  await messageLeft(agentId)()
  expect(team.sent()).toEqual([])
})

test('a visitor who leaves message after message does not fill the team’s mailbox', async () => {
  const agentId = await team.newAgent()
  await atFixedTime(async () => {
    for (let count = 1; count <= 20; count++) await messageLeft(agentId)()
  })
  expect(team.sent()).toHaveLength(2 * 12)
})
