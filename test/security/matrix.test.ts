import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { identitySecrets } from '#functions/conversations/identity/store'
import { hashOfToken } from '#functions/workspaces/invitations/invitation-token'
import { invitations } from '#functions/workspaces/invitations/store'
import { attempt } from '#lib/database/commit'
import { signConversationToken } from '#lib/tokens/conversation-token'
import { replaceWorld } from '#lib/world'
import { api } from '#shared/api'
import type { Contract, Route, RouteKey } from '#shared/contract'
import { policies } from '#shared/policies'
import type { RouteCall } from '#test/support/handlers/invoke-route'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { answerAsProvider } from '#test/support/providers/answer-as-provider'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { fromPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { addAgency } from './agency-rows.ts'
import {
  type ActorName,
  actors,
  expected,
  expectedOf,
  type ObjectName,
  objects,
  revealsNothing,
  type Verdict,
} from './expectations.ts'
import { aCopy, addFleet } from './fleet-inputs.ts'
import type { Ids } from './ids.ts'
import { identitySecret, invitationSecret, invited, matrixMember, teammate } from './input-values.ts'
import { inputs } from './inputs.ts'
import { addPortalActors, hostOf, portalCookies } from './portal-actors.ts'
import { isPortalActor, type PortalActorName, portalActors, verdictInPortal } from './portal-expectations.ts'
import { addCrawl, addNumber, addPage, addPair, addSource } from './stored-rows.ts'
import { addEndpoint } from './webhook-inputs.ts'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>

let region: TestRegion
let memberEmail: string
/** The agents as they were made, for putting back what a call deleted. */
let agentRows: readonly object[]
let tokens: Readonly<Record<ActorName, string | undefined>>
let ids: Readonly<Record<ObjectName, Ids>>

const makeAgent = async (agentId: string, by: Person): Promise<string> =>
  (
    await region.invoke(
      'POST /v2/agents/{agentId}',
      { agentId, title: agentId, enableNodes: true },
      { token: by.token },
    )
  ).body.data.SECRET_API_KEY as string

const startConversation = async (agentId: string): Promise<{ conversationId: string; token: string }> =>
  (await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })).body

const startTest = async (agentId: string, by: Person): Promise<string> =>
  (await region.invoke('POST /v2/agents/{agentId}/test-conversations', { agentId }, { token: by.token })).body
    .conversationId

const memberRow = (name: 'PutCommand' | 'DeleteCommand', uid: string, email: string) => {
  const key = { pk: `WS#${uid}`, sk: `MEMBER#${email}` }
  const input = name === 'PutCommand' ? { Item: { ...key, uid, email, joinedAt: 1, kind: 'member' } } : { Key: key }
  return region.database.send({ constructor: { name }, input: { TableName: 'main', ...input } })
}

const putBack = async (rows: readonly object[]) => {
  for (const Item of rows)
    await region.database.send({ constructor: { name: 'PutCommand' }, input: { TableName: 'main', Item } })
}

let unseal: () => void
let mails: { readonly restore: () => void }
beforeAll(async () => {
  region = await startRegion()
  replaceWorld({ call: answerAsProvider })
  replaceAppSecrets({ metaAppId: '1', metaAppSecret: 'secret', metaVerifyToken: 'verify' })
  unseal = sealInMemory()
  process.env.MAIL_FROM = 'no-reply@parley.localhost'
  process.env.PUBLIC_URL = 'http://localhost:3000'
  const ses = mockClient(SESClient)
  ses.on(SendEmailCommand).resolves({})
  mails = ses
  const [owner, other, member, removed] = [
    await region.newPerson(),
    await region.newPerson(),
    await region.newPerson({ email: matrixMember }),
    await region.newPerson(),
  ]
  memberEmail = member.email
  const agentKey = await makeAgent('own-agent-000001', owner)
  const siblingKey = await makeAgent('own-agent-000002', owner)
  const foreignKey = await makeAgent('foreign-agent-01', other)
  for (const person of [owner, other]) await makeAgent(aCopy(person.uid), person)
  await memberRow('PutCommand', owner.uid, member.email)
  await memberRow('PutCommand', owner.uid, removed.email)
  await memberRow('DeleteCommand', owner.uid, removed.email)
  await addSource('own-agent-000001', owner.uid)
  await addSource('foreign-agent-01', other.uid)
  await addNumber('own-agent-000001', owner.uid)
  await addNumber('foreign-agent-01', other.uid)
  await addPair('own-agent-000001')
  await addPair('foreign-agent-01')
  const [own, second, foreign] = [
    await startConversation('own-agent-000001'),
    await startConversation('own-agent-000001'),
    await startConversation('foreign-agent-01'),
  ]
  tokens = {
    anonymous: undefined,
    visitor: own.token,
    'visitor of another conversation': second.token,
    'agent key': agentKey,
    "sibling agent's key": siblingKey,
    "foreign agent's key": foreignKey,
    'workspace secret': owner.secret,
    'foreign workspace secret': other.secret,
    owner: owner.token,
    member: member.token,
    'removed member': removed.token,
    'other owner': other.token,
  }
  for (const agentId of ['own-agent-000001', 'foreign-agent-01'])
    await attempt([identitySecrets.creating({ agentId, secret: identitySecret, createdAt: 0 })])
  agentRows = region.rows().filter(({ pk }) => /^(AGT|CONV)#/.test(String(pk)))
  const ownWorkspaceId = owner.uid
  ids = {
    own: {
      workspaceId: owner.uid,
      agentId: 'own-agent-000001',
      conversationId: own.conversationId,
      testConversationId: await startTest('own-agent-000001', owner),
      ownWorkspaceId,
    },
    foreign: {
      workspaceId: other.uid,
      agentId: 'foreign-agent-01',
      conversationId: foreign.conversationId,
      testConversationId: await startTest('foreign-agent-01', other),
      ownWorkspaceId,
    },
    missing: {
      workspaceId: 'nobodys-space-1',
      agentId: 'missing-agent-01',
      conversationId: '01J00000000000000000000000',
      testConversationId: '01J00000000000000000000000',
      ownWorkspaceId,
    },
  }
})
afterAll(() => {
  mails.restore()
  unseal()
  replaceAppSecrets(undefined)
  return region.stop()
})

// what a route of the matrix ends or uses up is there again for the next
beforeEach(async () => {
  await putBack(agentRows)
  await memberRow('PutCommand', ids.own.workspaceId, memberEmail)
  for (const { workspaceId, agentId } of [ids.own, ids.foreign]) {
    await addCrawl(workspaceId, agentId)
    await addAgency(workspaceId)
    await addEndpoint(workspaceId)
    await addFleet(workspaceId, agentId)
    await addPortalActors(workspaceId, agentId)
  }
  // each route is tried as often as there are actors
  for (const { pk, sk } of region.rows().filter(({ pk }) => String(pk).startsWith('RATE#log-in#')))
    await region.database.send({
      constructor: { name: 'DeleteCommand' },
      input: { TableName: 'main', Key: { pk, sk } },
    })
  for (const { workspaceId: uid } of [ids.own, ids.foreign]) {
    await memberRow('PutCommand', uid, teammate)
    await attempt([
      invitations.putting({
        uid,
        email: invited,
        tokenHash: hashOfToken(invitationSecret),
        invitedBy: 'somebody@example.com',
        invitedAt: Date.now(),
        expiresAt: Date.now() + 3600_000,
      }),
    ])
  }
})

const call = async (
  key: RouteKey,
  route: Route,
  input: Record<string, unknown>,
  shown: RouteCall,
): Promise<{ readonly status: number; readonly text: string }> => {
  if (route.stream) return invokeStream(key, input, shown)
  const { status, body, headers } = await region.invoke(key as keyof typeof inputs, input, shown)
  return { status, text: JSON.stringify([body, headers]) }
}

/** What an actor shows: a credential, or a session's cookie from a page of its own agency's host. */
const shownBy = (actor: ActorName | PortalActorName): RouteCall => {
  if (!isPortalActor(actor)) return { token: tokens[actor] }
  const { workspaceId } = actor.includes('another agency') ? ids.foreign : ids.own
  return fromPortal(region, hostOf(workspaceId), portalCookies(workspaceId)[actor])
}

/** The secrets of the owner's workspace and of its agents, those made in the matrix too. */
const ownSecrets = (): string[] =>
  region.rows().flatMap(({ pk, ownerID, uid, SECRET_API_KEY, workspaceSecret, secret, previous }) => {
    const isOwn = [ownerID, uid].includes(ids.own.workspaceId) || pk === `AGT#${ids.own.agentId}`
    return isOwn ? [SECRET_API_KEY, workspaceSecret, secret, previous].filter((it) => typeof it === 'string') : []
  })

const verdictOf = (status: number): Verdict | number => (status >= 200 && status < 300 ? 'in' : status)

/** Public routes about nothing in particular have no missing object. */
const hasObject = (key: RouteKey): boolean => key.includes('{') && !revealsNothing.has(key)
/** Publishing twice, and an idempotent repeat, may meet each other; a conflict was let in. */
const wasLetIn = (status: number): boolean => verdictOf(status) === 'in' || status === 409

test('the secrets that the matrix looks for are those of the workspace, its agents and their visitors', () => {
  expect(ownSecrets()).toEqual(
    expect.arrayContaining([tokens['agent key'], tokens['workspace secret'], identitySecret]),
  )
})

describe.each(
  Object.values(api as Readonly<Record<string, Contract>>).flatMap(
    (contract) => Object.entries(contract) as [RouteKey, Route][],
  ),
)('%s', (key, route) => {
  for (const object of objects) {
    test(`every actor gets the expected answer for the ${object} one`, async () => {
      const mismatches: string[] = []
      let secrets = ownSecrets()
      // who deletes a client or their organisation comes last
      for (const actor of [...portalActors, ...actors]) {
        const verdictOn = (actor: ActorName): Verdict => {
          const wanted =
            key.includes('{conversationId}') && route.auth.startsWith('agent:') && object === 'missing'
              ? expected[route.auth].missing[actor]
              : expected[route.auth][object][actor]
          return expectedOf[key]?.[object][actor] ?? (route.auth === 'public' && !hasObject(key) ? 'in' : wanted)
        }
        const should = isPortalActor(actor)
          ? verdictInPortal(key, route.auth, object, actor, verdictOn)
          : verdictOn(actor)
        if (key === 'DELETE /v2/agents/{agentId}') await putBack(agentRows)
        if (key.includes('/channels/{kind}/'))
          for (const { workspaceId, agentId } of [ids.own, ids.foreign]) await addPage(workspaceId, agentId)
        const { status, text } = await call(
          key,
          route,
          inputs[key as keyof typeof inputs](ids[object]) as Record<string, unknown>,
          shownBy(actor),
        )
        const isRight = should === 'in' ? wasLetIn(status) : status === should
        if (!isRight) mismatches.push(`${actor}: ${status} instead of ${should}`)
        // a call that changed something may have made one
        if (wasLetIn(status) && !key.startsWith('GET ')) secrets = ownSecrets()
        // keys outlive a membership, so a member without the right to read them meets none in any answer
        if ((actor === 'member' || isPortalActor(actor)) && secrets.some((it) => text.includes(it)))
          mismatches.push(`${actor}: reads a secret`)
      }
      expect(mismatches).toEqual([])
    })
  }

  test('an invalid credential is refused, never treated as anonymous', async () => {
    for (const token of [
      'garbage-token',
      'vg_00000000000000000000',
      'cv1.e30.AAAAAAAA',
      `${tokens.owner?.slice(0, -8)}AAAAAAAA`,
    ]) {
      const input = inputs[key as keyof typeof inputs](ids.own) as Record<string, unknown>
      expect((await call(key, route, input, { token })).status).toBe(401)
    }
  })
})

test('every route names a policy, and every policy has its row of expectations', () => {
  for (const contract of Object.values(api as Readonly<Record<string, Contract>>))
    for (const { auth } of Object.values(contract)) expect(policies).toHaveProperty([auth])
  expect(Object.keys(expected).toSorted()).toEqual(Object.keys(policies).toSorted())
})

test('a visitor’s token for one agent opens nothing of another agent, whatever the path says', async () => {
  const token = await signConversationToken({ agentId: 'own-agent-000001', conversationId: ids.foreign.conversationId })
  const key = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
  const input = { agentId: 'foreign-agent-01', conversationId: ids.foreign.conversationId }
  expect((await call(key, api.conversations[key], input, { token })).status).toBe(404)
})

test('a team cannot speak as the visitor of a conversation that is not its test', async () => {
  const key = 'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages'
  const { agentId, conversationId } = ids.own
  const input = { agentId, conversationId, clientId: 'client-as-team', text: 'Hello' }
  expect((await call(key, api.conversations[key], input, { token: tokens.owner })).status).toBe(404)
})

test('a team puts no file into a conversation that is not its test', async () => {
  const key = 'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments'
  const { agentId, conversationId } = ids.own
  const input = { agentId, conversationId, name: 'crank-arm.jpg', bytes: 1000 }
  expect((await call(key, api.conversations[key], input, { token: tokens.owner })).status).toBe(404)
})
