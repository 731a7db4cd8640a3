import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('Chats has the files of a channel’s message, and says why one of them is not there', async () => {
  const { region } = dashboard
  const agentId = 'agent-with-files'
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  const begun = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const { conversationId } = begun.body as { conversationId: string }
  const at = world().now()
  const file = { id: ulid(), bytes: 900, type: 'application/pdf' }
  const missing = { id: ulid(), name: 'film.mov', type: '', bytes: 0, missing: 'too-large' as const }
  await attempt([
    messages.creating({
      conversationId,
      id: ulid(at),
      role: 'visitor',
      text: '',
      at,
      attachments: [
        { ...file, name: 'offer.pdf' },
        { ...file, id: ulid(), name: 'voice.ogg', type: 'audio/ogg', seconds: 3 },
        missing,
      ],
    }),
  ])
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  await page.findByRole('button', { name: 'Download offer.pdf 1 KB' })
  await user.click(await page.findByRole('button', { name: 'Play the voice note, 0:03' }))
  // no sound here, as in a browser that does not know the format
  await page.findByText('The voice note cannot be played.')
  await page.findByRole('button', { name: 'Download voice.ogg' })
  await page.findByText('film.mov')
  await page.findByText('Larger than 20 MB')
  expect(page.queryByRole('button', { name: /film\.mov/ })).toBeNull()
})
