import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import type { EventDraft } from '#events/event'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { startRegion } from '#test/support/handlers/start-region'
import { addMember } from '#test/support/worlds/add-member'

/** A region whose owner (person1@example.com) has a member (person2@example.com), and the mails that both are sent. */
export const startMailedTeam = async () => {
  const mail = mockClient(SESv2Client)
  const region = await startRegion()
  process.env.PUBLIC_URL = 'https://app.example.com/'
  const owner = await region.newPerson()
  const member = await region.newPerson()
  await addMember(region, owner.uid, member.email)
  let serial = 0
  return {
    mail,
    stop: () => region.stop(),
    /** Before each test: no mail was sent, and the next ones arrive. */
    reset: () => {
      process.env.MAIL_FROM = 'no-reply@example.com'
      mail.reset()
      mail.on(SendEmailCommand).resolves({})
    },
    newAgent: async () => {
      const agentId = `mailing-agent-${String(++serial).padStart(3, '0')}`
      await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Front\ndesk' }, { token: owner.token })
      return agentId
    },
    /** What an event about a visitor's conversation says, whichever it is. */
    about: (agentId: string) => ({
      workspaceId: owner.uid,
      agentId,
      conversationId: '01J00000000000000000000000',
      channel: 'web' as const,
      messageId: '01J00000000000000000000001',
      isTest: false,
    }),
    /** Delivers an event as often as the result is called: always under the same id. */
    delivering: (handler: Consumer, event: EventDraft) => {
      const id = `event-${++serial}`
      return () => deliver(handler, event, { id })
    },
    sent: () => mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input),
  }
}
