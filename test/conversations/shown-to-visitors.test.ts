import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const CONVERSATION = '/agents/{agentId}/conversations/{conversationId}'
const host = 'app.example.com'
const ownPicture = `https://${host}/media/eu/3f2a-portrait.png`

let region: TestRegion
let serial = 0
beforeAll(async () => {
  region = await startRegion()
  process.env.PUBLIC_URL = `https://${host}`
})
afterAll(() => {
  delete process.env.PUBLIC_URL
  return region.stop()
})

/** What a visitor reads of an owner with this profile, who takes the chat over and replies. */
const shownOf = async (profile: object) => {
  const owner = await region.newPerson({ name: 'Uma Xavier' })
  await region.invoke('POST /v2/me/profile', { displayName: 'Uma Xavier', ...profile }, { token: owner.token })
  const agentId = `shown-agent-${String(++serial).padStart(4, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const ids = { agentId, conversationId: body.conversationId as string }
  const team = { token: owner.token }
  await region.invoke(`POST /v2${CONVERSATION}/take-over`, ids, team)
  await region.invoke(`POST /v2${CONVERSATION}/replies`, { ...ids, clientId: 'shown-client-001', text: 'Hello.' }, team)
  const history = await region.invoke(`GET /v2/public${CONVERSATION}/messages`, ids, { token: body.token })
  return (history.body.messages as Record<string, string>[]).slice(-2)
}

test('the name that a member chose for visitors is the one they read, with the picture', async () => {
  expect(await shownOf({ visitorName: ' Uma from support ', photoURL: ownPicture })).toMatchObject([
    { notice: 'joined', by: 'Uma from support', picture: ownPicture },
    { role: 'person', by: 'Uma from support', picture: ownPicture, text: 'Hello.' },
  ])
})

test('without a chosen name visitors read the profile’s', async () => {
  for (const profile of [{}, { visitorName: '' }])
    expect(await shownOf(profile)).toMatchObject([{ by: 'Uma Xavier' }, { by: 'Uma Xavier' }])
})

test.each([
  'https://lh3.example.com/a/portrait',
  'https://elsewhere.example/media/eu/3f2a-portrait.png',
  `https://${host}/media/unsaved/eu/3f2a-portrait.png`,
])('visitors’ browsers are not sent to %s', async (photoURL) => {
  for (const message of await shownOf({ photoURL })) expect(message).not.toHaveProperty('picture')
})
