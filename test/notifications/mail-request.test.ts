import { SendEmailCommand } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AssigneeChanged } from '#events/conversations/events'
import { handler } from '#functions/notifications/mail/send-handoff-request'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { startMailedTeam } from './mailed-team.ts'

let team: Awaited<ReturnType<typeof startMailedTeam>>
beforeAll(async () => {
  team = await startMailedTeam()
})
afterAll(() => team.stop())
beforeEach(() => team.reset())

const changed = (agentId: string, more: object = {}) =>
  team.delivering(
    handler,
    AssigneeChanged({ ...team.about(agentId), from: 'ai-chatting', to: 'requested_chat', ...more }),
  )

test('owner and members get one mail each about one request, with a link to it', async () => {
  const agentId = await team.newAgent()
  const request = changed(agentId)
  await request()
  await request()
  expect(team.sent().map(({ Destination }) => Destination?.ToAddresses?.[0])).toEqual([
    'person1@example.com',
    'person2@example.com',
  ])
  const { Subject, Body } = team.sent()[0]?.Content?.Simple ?? {}
  expect(Subject?.Data).toBe('Front desk: a visitor is waiting for a teammate')
  expect(Body?.Text?.Data).toContain(
    `https://app.example.com/app/eu/agents/${agentId}/convos?chat=01J00000000000000000000000`,
  )
})

test('a failed mail is sent by the next delivery, and no other is sent twice', async () => {
  const request = changed(await team.newAgent())
  team.mail.on(SendEmailCommand).resolvesOnce({}).rejectsOnce(new Error('busy')).resolves({})
  await expect(request()).rejects.toThrow('busy')
  await request()
  expect(team.sent().map(({ Destination }) => Destination?.ToAddresses?.[0])).toEqual([
    'person1@example.com',
    'person2@example.com',
    'person2@example.com',
  ])
})

test('take-overs, test chats and installations without a sender send no mail', async () => {
  const agentId = await team.newAgent()
  await changed(agentId, { to: 'human-chatting' })()
  await changed(agentId, { isTest: true })()
  delete process.env.MAIL_FROM
  await changed(agentId)()
  expect(team.sent()).toEqual([])
})

test('a visitor who asks again and again does not fill the team’s mailbox', async () => {
  const agentId = await team.newAgent()
  await atFixedTime(async () => {
    for (let requests = 1; requests <= 20; requests++) await changed(agentId)()
  })
  expect(team.sent()).toHaveLength(2 * 12)
})
