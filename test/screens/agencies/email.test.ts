import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { agencies } from '#functions/agencies/store'
import { attempt } from '#lib/database/commit'
import type { EmailDomainRecord, EmailDomainStatus, StoppedAddress } from '#shared/senders/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const openEmail = async () => {
  const owner = await dashboard.newOwner()
  return dashboard.visit(owner, '/app/eu/agency?tab=email')
}

const DOMAIN = 'fjord-studio.com'
const record: EmailDomainRecord = { status: 'missing', type: 'TXT', name: 'bounces', value: 'v=spf1 ~all', ttl: 3600 }

/** The tab of an agency whose domain stands so, and what the domain’s calls answer: this region has no sender of its own. */
const openDomain = async (status: EmailDomainStatus) => {
  const owner = await dashboard.newOwner()
  const { agency } = await dashboard.call(owner, 'POST /v2/workspaces/{workspaceId}/agency', { workspaceId: owner.uid })
  const name = async (resendEmailDomainId: string) =>
    void (await attempt([agencies.changing({ ID: agency.ID }, { set: { resendEmailDomainId } })]))
  await name('one')
  let data: object = { id: 'one', domain: DOMAIN, status, records: [record] }
  dashboard.answerInstead('GET /email/domains/{id}', () => Response.json({ data }))
  return {
    ...dashboard.visit(owner, '/app/eu/agency?tab=email'),
    name,
    stand: (next: EmailDomainStatus) => {
      data = { id: 'one', domain: DOMAIN, status: next, records: [record] }
      return data
    },
  }
}

test('a domain that cannot be added is refused beside the field, with its reason in the message', async () => {
  const { page, user } = await openEmail()
  const field = await page.findByLabelText('Email sending domain')
  await user.keyboard('{Tab}')
  await user.click(page.getByRole('button', { name: 'Add domain' }))
  await page.findByText('Please enter a domain.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.type(field, 'fjord-studio.com{Enter}')
  // this region has no sender for agencies
  await page.findByText('This installation sends no mail from agencies’ domains.')
  await page.findByText('Failed to add domain: This installation sends no mail from agencies’ domains.')
})

test('a mail as a client gets it is shown, and the addresses to which none goes', async () => {
  const { page } = await openEmail()
  await page.findByRole('region', { name: 'As a client gets it' })
  await page.findByText('Nowhere: enter a support email on the Overview tab.')
  await page.findByText('No address is stopped.')
})

describe('Verify DNS Records', () => {
  const VERIFY = 'POST /email/domains/{id}/verify'

  test('begins to look, says so, and leads from “Not started” to “Pending”', async () => {
    const { page, user, stand } = await openDomain('not_started')
    await page.findByText(`Enter these records at the provider of ${DOMAIN}, then verify them.`)
    dashboard.answerInstead(VERIFY, () => Response.json({ success: true, message: '', data: stand('pending') }))
    await user.click(page.getByRole('button', { name: 'Verify DNS Records' }))
    await page.findByText('Domain verification pending..')
    await page.findByText('Pending')
    await page.findByText('Checking')
  })

  test('of records that are there says that the domain is verified', async () => {
    const { page, user, stand } = await openDomain('pending')
    dashboard.answerInstead(VERIFY, () => Response.json({ success: true, message: '', data: stand('verified') }))
    await user.click(await page.findByRole('button', { name: 'Verify DNS Records' }))
    await page.findByText(`Mail to your clients leaves from no-reply@${DOMAIN}.`)
  })

  test('that fails says so and leaves the domain as it was', async () => {
    const { page, user } = await openDomain('not_started')
    dashboard.answerInstead(VERIFY, () => Response.json({ code: 'unavailable', message: 'Busy.' }, { status: 503 }))
    await user.click(await page.findByRole('button', { name: 'Verify DNS Records' }))
    await page.findByText('Failed to verify domain. Please try again.')
    expect(page.getByText('Not started')).toBeDefined()
  })
})

test('a domain is deleted after a question, and its field is back', async () => {
  const { page, user, name } = await openDomain('verified')
  let deletions = 0
  dashboard.answerInstead('DELETE /email/domains/{id}', () => {
    deletions++
    return Response.json({ success: true, message: '' })
  })
  const ask = async () => {
    await user.click(await page.findByRole('button', { name: 'Delete Domain' }))
    return within(await page.findByRole('alertdialog', { name: `Delete ${DOMAIN}?` }))
  }
  await user.click((await ask()).getByRole('button', { name: 'Keep it' }))
  await vi.waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  expect(deletions).toBe(0)
  await name('')
  await user.click((await ask()).getByRole('button', { name: 'Delete Domain' }))
  await page.findByLabelText('Email sending domain')
  expect(deletions).toBe(1)
})

test('a stopped address tells its reason, and is released by its own button', async () => {
  const address = (email: string, reason: StoppedAddress['reason']): StoppedAddress => ({
    id: email.padEnd(64, '0'),
    email,
    reason,
    at: Date.now(),
  })
  let stopped = [address('bo@fjord.example', 'bounce'), address('kim@fjord.example', 'complaint')]
  dashboard.answerInstead('GET /v2/workspaces/{workspaceId}/agency/mail', () => Response.json({ stopped }))
  dashboard.answerInstead('DELETE /v2/workspaces/{workspaceId}/agency/mail/stopped/{addressId}', () => {
    stopped = stopped.slice(1)
    return Response.json({ success: true, message: '' })
  })
  const { page, user } = await openEmail()
  await page.findByText(/^Bounced/)
  await page.findByText(/^Reported as spam/)
  await user.click(page.getByRole('button', { name: 'Release bo@fjord.example' }))
  await vi.waitFor(() => expect(page.queryByText(/^Bounced/)).toBeNull())
  expect(page.getByText('kim@fjord.example')).toBeDefined()
})
