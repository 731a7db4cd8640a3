import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

const mail = mockClient(SESClient)
let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
  Object.assign(process.env, { MAIL_FROM: 'no-reply@parley.localhost', PUBLIC_URL: 'https://app.example.com' })
  mail.on(SendEmailCommand).resolves({})
})
afterEach(() => dashboard.closeAll())
afterAll(async () => {
  mail.restore()
  await dashboard.stop()
})

/** An invited user, and the path of the link in the e-mail. */
const invited = async () => {
  const [owner, guest] = [await dashboard.newOwner(), await dashboard.region.newPerson({ name: 'Gus Guest' })]
  await dashboard.call(owner, 'POST /v2/workspaces/{workspaceId}/invitations', {
    workspaceId: owner.uid,
    email: guest.email,
  })
  const text = mail.commandCalls(SendEmailCommand).at(-1)?.args[0].input.Message?.Body?.Text?.Data ?? ''
  const link = /https:\/\/app\.example\.com(\S+)/.exec(text)?.[1] ?? ''
  return { owner, guest, link }
}
const gone = /This invitation is no longer valid\. Ask for a new one\./

test('the invited user joins by the link, which works only once', async () => {
  const { guest, link } = await invited()
  const { page, user } = dashboard.visit(guest, link)
  await user.click(await page.findByRole('button', { name: `Join as ${guest.email}` }))
  await page.findByRole('heading', { name: 'Agents', level: 1 })
  await page.findByRole('link', { name: 'Ridgeline Cycles' })

  for (const who of [guest, undefined]) {
    dashboard.closeAll()
    const again = dashboard.visit(who, link)
    await again.page.findByText(gone)
    expect(location.hash).toBe('')
    expect(again.page.queryByRole('button', { name: /^Join/ })).toBeNull()
  }
})

test('another account learns whom the link is for, and cannot join', async () => {
  const { owner, guest, link } = await invited()
  const { page } = dashboard.visit(owner, link)
  await page.findByText(`You are signed in as ${owner.email}.`)
  expect(page.getAllByText(new RegExp(guest.email))).not.toHaveLength(0)
  expect(page.queryByRole('button', { name: /^Join/ })).toBeNull()
})
