import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { members } from '#functions/workspaces/members/store'
import { attempt } from '#lib/database/commit'
import { api } from '#shared/api'
import type { Contract, Route } from '#shared/contract'
import { type Policy, policies } from '#shared/policies'
import { workspaceMessages } from '#shared/workspaces/messages'
import { Right } from '#shared/workspaces/rights'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>
type Call = (by: Person) => ReturnType<TestRegion['invoke']>

let region: TestRegion
let owner: Person
let member: Person
let agentId: string
let agents = 0

beforeAll(async () => {
  region = await startRegion()
  Object.assign(process.env, { MAIL_FROM: 'no-reply@parley.localhost', PUBLIC_URL: 'https://app.example.com' })
  const mail = mockClient(SESClient)
  mail.on(SendEmailCommand).resolves({})
  return () => mail.restore()
})
afterAll(() => region.stop())
beforeEach(async () => {
  owner = await region.newPerson()
  member = await region.newPerson()
  agentId = `agent-of-rights-${String(++agents).padStart(2, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Ours' }, { token: owner.token })
  await attempt([members.creating({ uid: owner.uid, email: member.email ?? '', joinedAt: 1, rights: [] })])
})

const grant = (rights: readonly string[], by: Person = owner, email = member.email ?? '') =>
  region.invoke(
    'PUT /v2/workspaces/{workspaceId}/members/{email}',
    { workspaceId: owner.uid, email, rights },
    { token: by.token },
  )

const team = async () =>
  (await region.invoke('GET /v2/workspaces/{workspaceId}/team', { workspaceId: owner.uid }, { token: member.token }))
    .body.team

/** The SHA-256 of no key. */
const aKey = '0'.repeat(64)

/** Every route that needs a right, written out by hand. */
const calls: readonly (readonly [string, Right, Call])[] = [
  [
    'POST /v2/workspaces/{workspaceId}/invitations',
    'invite',
    ({ token }) =>
      region.invoke(
        'POST /v2/workspaces/{workspaceId}/invitations',
        { workspaceId: owner.uid, email: 'invitee@example.com' },
        { token },
      ),
  ],
  [
    'DELETE /v2/workspaces/{workspaceId}/invitations/{email}',
    'invite',
    ({ token }) =>
      region.invoke(
        'DELETE /v2/workspaces/{workspaceId}/invitations/{email}',
        { workspaceId: owner.uid, email: 'invitee@example.com' },
        { token },
      ),
  ],
  [
    'DELETE /v2/workspaces/{workspaceId}/members/{email}',
    'remove',
    ({ token }) =>
      region.invoke(
        'DELETE /v2/workspaces/{workspaceId}/members/{email}',
        { workspaceId: owner.uid, email: 'third@example.com' },
        { token },
      ),
  ],
  [
    'DELETE /v2/agents/{agentId}',
    'delete',
    ({ token }) => region.invoke('DELETE /v2/agents/{agentId}', { agentId }, { token }),
  ],
  [
    'GET /v2/agents/{agentId}/identity-secret',
    'keys',
    ({ token }) => region.invoke('GET /v2/agents/{agentId}/identity-secret', { agentId }, { token }),
  ],
  [
    'POST /v2/agents/{agentId}/identity-secret',
    'keys',
    ({ token }) => region.invoke('POST /v2/agents/{agentId}/identity-secret', { agentId }, { token }),
  ],
  [
    'DELETE /v2/agents/{agentId}/identity-secret/{keyId}',
    'keys',
    ({ token }) =>
      region.invoke('DELETE /v2/agents/{agentId}/identity-secret/{keyId}', { agentId, keyId: aKey }, { token }),
  ],
  [
    'GET /v2/agents/{agentId}/keys',
    'keys',
    ({ token }) => region.invoke('GET /v2/agents/{agentId}/keys', { agentId }, { token }),
  ],
  [
    'POST /v2/agents/{agentId}/keys',
    'keys',
    ({ token }) =>
      region.invoke('POST /v2/agents/{agentId}/keys', { agentId, replaces: aKey, validFor: 'day' }, { token }),
  ],
  [
    'DELETE /v2/agents/{agentId}/keys/{keyId}',
    'keys',
    ({ token }) => region.invoke('DELETE /v2/agents/{agentId}/keys/{keyId}', { agentId, keyId: aKey }, { token }),
  ],
]

describe.each(calls)('%s', (_, right, call) => {
  test('is the owner’s alone until they grant it', async () => {
    expect(await call(member)).toMatchObject({ status: 403, body: { message: workspaceMessages.notGranted } })
    expect((await call(owner)).status).toBe(200)
  })

  test.each(Right.options)('to a member who has only the right “%s” is open if that is its own', async (granted) => {
    expect((await grant([granted])).status).toBe(200)
    expect((await call(member)).status).toBe(granted === right ? 200 : 403)
  })

  test('is closed again with the member’s next call once the right is taken away', async () => {
    await grant([right])
    await grant([])
    expect((await call(member)).status).toBe(403)
  })
})

test('the routes that need a right are these and no others', () => {
  const needing = Object.values(api as Readonly<Record<string, Contract>>).flatMap((contract) =>
    (Object.entries(contract) as [string, Route][]).flatMap(([key, { auth }]) => {
      const { needs }: Policy = policies[auth]
      return needs ? [[key, needs]] : []
    }),
  )
  expect(needing.toSorted()).toEqual(calls.map(([key, right]) => [key, right]).toSorted())
})

test('an agent’s key is shown to the owner and to members whom the owner allows it, whatever answers the agent', async () => {
  const answers = async ({ token }: Person) => {
    const read = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })
    const saved = await region.invoke('POST /v2/agents/{agentId}', { agentId, description: token.slice(-9) }, { token })
    const published = await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token })
    const restored = await region.invoke(
      'POST /v2/agents/{agentId}/versions/{version}/restore',
      { agentId, version: '00000001' },
      { token },
    )
    const copied = await region.invoke('POST /v2/agents/{agentId}/duplicate', { agentId }, { token })
    const made = await region.invoke(
      'POST /rpc/convertAgentTemplateToAgent',
      { agentName: 'Made', agentTemplate: 'blank-template', workspaceId: owner.uid },
      { token },
    )
    return [read, saved, published, restored, copied, made].map(({ status, body }) => [
      status,
      'SECRET_API_KEY' in (body.data ?? body.agentCreated),
    ])
  }
  expect(await answers(member)).toEqual(Array(6).fill([200, false]))
  expect(await answers(owner)).toEqual(Array(6).fill([200, true]))
  await grant(['keys'])
  expect(await answers(member)).toEqual(Array(6).fill([200, true]))
})

test('the team shows what each member may do, and the activity who changed it', async () => {
  await grant(['keys', 'invite', 'invite'])
  expect((await team()).members).toEqual([
    {
      email: member.email,
      displayName: '',
      photoURL: '',
      joinedAt: 1,
      rights: ['invite', 'keys'],
      couldReadKeys: true,
    },
  ])
  const { body } = await region.invoke(
    'GET /v2/workspaces/{workspaceId}/activity',
    { workspaceId: owner.uid },
    { token: owner.token },
  )
  expect(body.activity[0]).toMatchObject({
    action: 'member.rights-changed',
    by: owner.email,
    subject: member.email,
  })
})

test('a member cannot grant rights, to themselves neither, and an unknown right or member is an error', async () => {
  await grant([...Right.options])
  expect((await grant(['keys'], member)).status).toBe(403)
  expect((await grant(['everything'])).status).toBe(422)
  expect(await grant(['keys'], owner, 'nobody@example.com')).toMatchObject({
    status: 404,
    body: { message: workspaceMessages.memberGone },
  })
  expect((await team()).members).toHaveLength(1)
})
