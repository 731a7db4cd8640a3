import { afterAll, beforeAll, beforeEach } from 'vitest'
import { AssigneeChanged, ConversationRated } from '#events/conversations/events'
import type { EventDraft, EventEnvelope } from '#events/event'
import type { Notification } from '#shared/notifications/schema'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { addMember } from '#test/support/worlds/add-member'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>

interface NotificationsFixture {
  region: TestRegion
  owner: Person
  member: Person
  workspaceId: string
  conversationId: string
  /** When the last event happened, in milliseconds since 1970. */
  at: number
}

const LIST = 'GET /v2/workspaces/{workspaceId}/notifications'
const agentId = 'notified-agent-1'

/** A region for the tests of one file, and for each test a new owner with a member, to whom events are delivered. */
export const notificationsFixture = () => {
  const fixture = { at: 1_700_000_000_000 } as NotificationsFixture
  let serial = 0

  beforeAll(async () => {
    fixture.region = await startRegion()
  })
  afterAll(() => fixture.region.stop())

  // each test has its own workspace, so that no test sees another's notifications
  beforeEach(async () => {
    fixture.owner = await fixture.region.newPerson()
    fixture.member = await fixture.region.newPerson()
    fixture.workspaceId = fixture.owner.uid
    await addMember(fixture.region, fixture.workspaceId, fixture.member.email)
    fixture.conversationId = `01J0000000000000000000${String(++serial).padStart(4, '0')}`
  })

  const send = (handler: Consumer, event: EventDraft, envelope: Partial<EventEnvelope> = {}) =>
    deliver(handler, event, { at: ++fixture.at, ...envelope })

  const where = () => ({
    workspaceId: fixture.workspaceId,
    agentId,
    conversationId: fixture.conversationId,
    channel: 'web' as const,
  })
  const asked = (more: object = {}) =>
    AssigneeChanged({
      ...where(),
      messageId: 'M',
      from: 'ai-chatting',
      to: 'requested_chat',
      isTest: false,
      ...more,
    })
  const rated = (score: number, more: object = {}) => ConversationRated({ ...where(), score, isTest: false, ...more })

  const listOf = async ({ token } = fixture.owner): Promise<readonly Notification[]> =>
    (await fixture.region.invoke(LIST, { workspaceId: fixture.workspaceId }, { token })).body.notifications
  const kindsOf = async (person = fixture.owner) => (await listOf(person)).map(({ kind }) => kind)

  return { fixture, agentId, send, asked, rated, listOf, kindsOf }
}
