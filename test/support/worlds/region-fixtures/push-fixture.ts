import { afterAll, beforeAll, beforeEach } from 'vitest'
import { AssigneeChanged } from '#events/conversations/events'
import { handler as pushNotification } from '#functions/notifications/push/push-notification'
import { handler as notifyHandoff } from '#functions/notifications/triggers/notify-handoff'
import { replaceSecrets } from '#lib/secrets'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { newReceiverKeys, type ReceiverKeys, readPush, subscriptionKeys } from '#test/support/providers/push-receiver'
import { type PushService, pushService } from '#test/support/providers/push-service'
import { addMember } from '#test/support/worlds/add-member'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>

export interface PushBrowser {
  readonly path: string
  readonly keys: ReceiverKeys
  readonly device: string
}

interface PushFixture {
  region: TestRegion
  service: PushService
  owner: Person
  member: Person
  workspaceId: string
  conversationId: string
}

/** The routes of a member's own browsers. */
export const pushRoutes = {
  list: 'GET /v2/workspaces/{workspaceId}/notifications/push',
  keep: 'PUT /v2/workspaces/{workspaceId}/notifications/push',
  forget: 'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}',
} as const

const agentId = 'pushing-agent-01'
const pushSeed = 'a seed of these tests, 32 letters or more'
const tokenKeys = ['0123456789abcdef0123456789abcdef']

/** A region and a push service for the tests of one file, and for each test a new owner with a member. */
export const pushFixture = () => {
  const fixture = {} as PushFixture
  let serial = 0

  beforeAll(async () => {
    fixture.region = await startRegion()
    fixture.service = await pushService()
    Object.assign(process.env, {
      SAFE_FETCH_ALLOW: fixture.service.allow,
      PUBLIC_URL: 'https://app.example.com',
      MAIL_FROM: 'no-reply@example.com',
    })
  })
  afterAll(async () => {
    await fixture.region.stop()
    await fixture.service[Symbol.asyncDispose]()
  })

  beforeEach(async () => {
    replaceSecrets({ tokenKeys, originSecret: 'the-edge-of-these-tests', pushSeed })
    fixture.service.calls.length = 0
    fixture.owner = await fixture.region.newPerson()
    fixture.member = await fixture.region.newPerson()
    fixture.workspaceId = fixture.owner.uid
    fixture.conversationId = `01J0000000000000000000${String(++serial).padStart(4, '0')}`
    await addMember(fixture.region, fixture.workspaceId, fixture.member.email)
  })

  const newEndpoint = () => `/push/${String(++serial).padStart(6, '0')}`

  /** A user turns on push notifications in their own browser. */
  const subscribe = async (person = fixture.owner, path = newEndpoint()): Promise<PushBrowser> => {
    const keys = newReceiverKeys()
    const subscription = { endpoint: fixture.service.origin + path, keys: subscriptionKeys(keys) }
    const { body } = await fixture.region.invoke(
      pushRoutes.keep,
      { workspaceId: fixture.workspaceId, ...subscription },
      { token: person.token },
    )
    return { path, keys, device: body.device }
  }

  /** A visitor asks for a human agent; returns the published events, to be delivered. */
  const happen = async () => {
    const before = fixture.region.events().length
    await deliver(
      notifyHandoff,
      AssigneeChanged({
        workspaceId: fixture.workspaceId,
        agentId,
        conversationId: fixture.conversationId,
        channel: 'web',
        messageId: 'M',
        from: 'ai-chatting',
        to: 'requested_chat',
        isTest: false,
      }),
    )
    const created = fixture.region.events().slice(before)
    return async () => {
      for (const event of created) await deliver(pushNotification, event)
    }
  }

  const receivedBy = ({ path, keys }: PushBrowser) =>
    fixture.service.calls
      .filter((call) => call.path === path)
      .map(({ body }) => JSON.parse(readPush(body, keys)) as Record<string, unknown>)
  const devicesOf = async ({ token } = fixture.owner): Promise<string[]> =>
    (await fixture.region.invoke(pushRoutes.list, { workspaceId: fixture.workspaceId }, { token })).body.devices
  return { fixture, agentId, pushSeed, tokenKeys, newEndpoint, subscribe, happen, receivedBy, devicesOf }
}
