import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { appMessages } from '#shared/channels/apps/messages'
import type { ChannelApp } from '#shared/channels/apps/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const LIST = 'GET /v2/workspaces/{workspaceId}/apps'
const META = 'PUT /v2/workspaces/{workspaceId}/apps/meta'
const CHECK = 'POST /v2/workspaces/{workspaceId}/apps/{provider}/check'
const REMOVE = 'DELETE /v2/workspaces/{workspaceId}/apps/{provider}'
const LOG_IN = 'GET /v2/meta-log-in'
const DISCORD = 'GET /v2/agents/{agentId}/channels/discord'
const COMMAND = 'POST /v2/agents/{agentId}/channels/discord/command'
const READING = 'GET /v2/agents/{agentId}/channels/discord/gateway'

const frames = 'https://frames.example'
const SECRET = '0123456789abcdef0123456789abcdef'

const meta = {
  provider: 'meta',
  appKey: 'OwnAppOfCasaVerde001',
  name: 'Casa Verde',
  applicationId: '2030405060708090',
  secretEnd: 'def',
  hookUrl: 'https://app.example/api/eu/hooks/meta/OwnAppOfCasaVerde001',
  verifyToken: 'what-Meta-must-show',
  whatsappConfigId: '77',
  webhooks: ['page'],
  accounts: [],
} satisfies ChannelApp

const visit = async (apps: readonly ChannelApp[]) => {
  const owner = await dashboard.newOwner()
  dashboard.answerInstead(LIST, () => Response.json({ apps }))
  return { owner, ...dashboard.visit(owner, '/app/eu/apps', { frames }) }
}

test('a workspace adds a Meta app: what the provider says against a field stands at it, and the secret is not shown again', async () => {
  const { page, user } = await visit([])
  let isRight = false
  dashboard.answerInstead(META, () =>
    isRight
      ? Response.json({ app: meta })
      : Response.json(
          {
            code: 'invalid',
            message: appMessages.metaRefused('Error validating client secret.'),
            requestId: '1',
            issues: [{ path: 'appSecret', message: appMessages.metaRefused('Error validating client secret.') }],
          },
          { status: 422 },
        ),
  )
  await user.click(await page.findByRole('button', { name: 'Add Meta app' }))
  const panel = await page.findByRole('dialog', { name: 'Meta app' })
  await user.click(within(panel).getByRole('button', { name: 'Save app' }))
  expect(within(panel).getAllByText('Fill this in.')).toHaveLength(2)
  await user.type(within(panel).getByRole('textbox', { name: 'App ID' }), meta.applicationId)
  await user.type(within(panel).getByLabelText('App secret'), SECRET)
  await user.click(within(panel).getByRole('button', { name: 'Save app' }))
  await within(panel).findByText(/Error validating client secret\./)
  isRight = true
  await user.click(within(panel).getByRole('button', { name: 'Save app' }))
  await page.findByText('Casa Verde is saved.')
  await page.findByText('Saved, ends in def')
  for (const shown of [
    meta.hookUrl,
    meta.verifyToken,
    'frames.example',
    'Facebook pages',
    'None: connects through the platform’s app',
  ])
    expect(page.getByText(shown)).toBeTruthy()
  expect(document.body.innerHTML).not.toContain(SECRET)
})

test('an app is changed without its secret, which stays; its ID cannot become another', async () => {
  const { page, user } = await visit([meta])
  const saved: Record<string, unknown>[] = []
  dashboard.answerInstead(META, ({ body }) => {
    saved.push(JSON.parse(String(body)))
    return Response.json({ app: { ...meta, pagesConfigId: '88' } })
  })
  await user.click(await page.findByRole('button', { name: 'Edit Casa Verde, Meta' }))
  const panel = await page.findByRole('dialog', { name: 'Meta app' })
  within(panel).getByText('The stored one ends in def. Leave this empty to keep it.')
  expect(within(panel).getByRole('textbox', { name: 'App ID' }).hasAttribute('readonly')).toBe(true)
  await user.type(within(panel).getByRole('textbox', { name: /^Pages configuration/ }), '88')
  await user.click(within(panel).getByRole('button', { name: 'Save app' }))
  await page.findByText('88')
  expect(saved).toEqual([{ applicationId: meta.applicationId, whatsappConfigId: '77', pagesConfigId: '88' }])
})

test('an app that its provider refuses by now says so in its words, once it is checked', async () => {
  const { page, user } = await visit([meta])
  dashboard.answerInstead(CHECK, () => Response.json({ app: { ...meta, fault: 'The app is disabled.' } }))
  await user.click(await page.findByRole('button', { name: 'Check again: Casa Verde, Meta' }))
  await page.findByText('Refused')
  await page.findByText('The app is disabled.')
})

test('an app in use names its accounts and is not removed; one that is not is, once that is confirmed', async () => {
  const used = {
    ...meta,
    accounts: [{ account: 'whatsapp:7' as const, name: 'Reservations', agentId: 'agent-1' }],
  } satisfies ChannelApp
  const first = await visit([used])
  await first.user.click(await first.page.findByRole('button', { name: 'Remove Casa Verde, Meta' }))
  const told = await first.page.findByRole('dialog', { name: 'Casa Verde is in use' })
  expect(within(told).getByRole('link', { name: 'Reservations' }).getAttribute('href')).toBe(
    '/app/eu/agents/agent-1/channels',
  )
  dashboard.closeAll()
  const { page, user } = await visit([meta])
  dashboard.answerInstead(REMOVE, () => Response.json({ removed: true }))
  await user.click(await page.findByRole('button', { name: 'Remove Casa Verde, Meta' }))
  const dialog = await page.findByRole('alertdialog', { name: 'Remove Casa Verde?' })
  dashboard.answerInstead(LIST, () => Response.json({ apps: [] }))
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await page.findByText('Casa Verde is removed.')
  await page.findByRole('button', { name: 'Add Meta app' })
})

test('a panel says whose app it connects with, and leads to the workspace’s own', async () => {
  const owner = await dashboard.newOwner()
  const app = { sdkUrl: 'https://connect.facebook.net/en_US/sdk.js', version: 'v25.0' }
  dashboard.answerInstead(LOG_IN, () => Response.json(app))
  const at = `/app/eu/agents/${owner.agentId}/channels?panel=pages`
  const none = dashboard.visit(owner, at)
  await none.page.findByText('No Meta app here')
  expect((await none.page.findByRole('link', { name: 'Use an app of your own' })).getAttribute('href')).toBe(
    '/app/eu/apps',
  )
  dashboard.closeAll()
  const pages = { appId: meta.applicationId, configId: '88', isOwn: true }
  dashboard.answerInstead(LOG_IN, () => Response.json({ ...app, pages }))
  const own = dashboard.visit(owner, at, { frames })
  await own.page.findByTitle('Sign in with Meta')
  await own.page.findByText(/^Through your own app\./)
})

test('a channel of Discord that another application answers is connected through the workspace’s own', async () => {
  const owner = await dashboard.newOwner()
  const account = {
    account: 'discord:123456789012345678',
    kind: 'discord',
    agentId: owner.agentId,
    name: 'Assistant',
    state: 'connected',
    connectedAt: 1,
  }
  const record = {
    ID: 'r',
    agentID: owner.agentId,
    channelId: '123456789012345678',
    webhookUrl: 'https://discord.com/…',
  }
  const channel = { account, record, reading: { state: 'ready' } }
  let isOwn = false
  dashboard.answerInstead(DISCORD, () =>
    Response.json({
      channel,
      application: { inviteUrl: 'https://discord.com/oauth2/authorize', isOwn },
      ...(isOwn ? {} : { canUseOwnApp: true }),
    }),
  )
  const gateway = { isConnected: true, seesChannel: true, inviteUrl: 'https://discord.com/oauth2/authorize' }
  dashboard.answerInstead(READING, () => Response.json(isOwn ? { isOwnApp: true } : { gateway }))
  const asked: unknown[] = []
  dashboard.answerInstead(COMMAND, ({ body }) => {
    asked.push(JSON.parse(String(body)))
    isOwn = true
    return Response.json(channel)
  })
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels?panel=discord`)
  await user.click(await page.findByRole('button', { name: 'Connect through your application' }))
  await page.findByText(/^Through your own app\./)
  expect(asked).toEqual([{ useOwnApp: true }])
  // the gateway's process has the platform's token: of an own app's channel it reads nothing
  await page.findByText('Ordinary messages are not read')
  await page.findByText(/which reads \/ask and presses of its buttons/)
  expect(page.queryByRole('link', { name: 'Add the bot' })).toBeNull()
  expect(page.queryByRole('radio')).toBeNull()
  expect(page.queryByRole('button', { name: 'Connect through your application' })).toBeNull()
})
