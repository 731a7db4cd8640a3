import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AgencyHost, HostRecord } from '#shared/domains/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const LIST = 'GET /v2/workspaces/{workspaceId}/agency/domains'
const HOST = 'chat.acme.example'
const now = Math.floor(Date.now() / 1000)

const txt: HostRecord = {
  status: 'found',
  type: 'TXT',
  name: `_verify.${HOST}`,
  label: '_verify.chat',
  value: 'verify=4fe1',
  ttl: 300,
  answers: ['verify=4fe1'],
}
const cname: HostRecord = {
  status: 'missing',
  type: 'CNAME',
  name: HOST,
  label: 'chat',
  value: 'd1.cloudfront.net',
  ttl: 300,
  answers: [],
}

const hostIn = (state: AgencyHost['state'], more: Partial<AgencyHost> = {}): AgencyHost => ({
  host: HOST,
  kind: 'custom',
  state,
  since: now,
  zone: 'acme.example',
  records: [txt, cname],
  ...more,
})

/** Opens the tab with a custom domain in a state; the field without one where `host` is missing. */
const open = async (host?: AgencyHost) => {
  const owner = await dashboard.newOwner()
  if (host) dashboard.answerInstead(LIST, () => Response.json({ subdomainRoot: 'agencies.example', hosts: [host] }))
  return dashboard.visit(owner, '/app/eu/agency?tab=domains')
}

describe('without the add-on', () => {
  test('the field is locked with its price, and the trial opens it', async () => {
    const { page, user } = await open()
    const locked = await page.findByLabelText('Custom domain')
    expect(locked.hasAttribute('disabled')).toBe(true)
    await page.findByText('The add-on costs $200 a month, or $1,440 a year. The 14-day trial includes it.')
    await user.click(page.getByRole('button', { name: 'Start 14-day trial' }))
    await vi.waitFor(() => expect(page.getByLabelText('Custom domain').hasAttribute('disabled')).toBe(false))
    expect(page.queryByRole('button', { name: /Upgrade|Get Whitelabel/ })).toBeNull()
    await page.findByText(/^Your whitelabel trial ends on .+\. We notify you four days and one day before\.$/)
  })

  test('a domain that is there is told what becomes of it, and when', async () => {
    const hostsUntil = Date.UTC(2030, 0, 15, 12) / 1000
    const entitlements = { whitelabel: 'notice', hostsUntil, canTryWhitelabel: false, currency: 'usd' }
    dashboard.answerInstead('GET /v2/workspaces/{workspaceId}/entitlements', () => Response.json(entitlements))
    const { page } = await open(hostIn('live'))
    await page.findByText(/From (15 January|January 15,) 2030 on, visitors of this domain are sent to your product/)
  })

  test('the price is in the money of the country, and a trial that is over is not offered again', async () => {
    dashboard.answerInstead('GET /v2/workspaces/{workspaceId}/entitlements', () =>
      Response.json({ whitelabel: 'ended', canTryWhitelabel: false, currency: 'eur' }),
    )
    const { page } = await open()
    await page.findByText('The add-on costs €176 a month, or €1,267.20 a year. Your free trial is over.')
    expect(page.queryByRole('button', { name: 'Start 14-day trial' })).toBeNull()
  })
})

describe('with the add-on', () => {
  const openField = async () => {
    dashboard.answerInstead('GET /v2/workspaces/{workspaceId}/entitlements', () =>
      Response.json({ whitelabel: 'trial', canTryWhitelabel: false, currency: 'usd' }),
    )
    const opened = await open()
    await vi.waitFor(() => expect(opened.page.getByLabelText('Custom domain').hasAttribute('disabled')).toBe(false))
    return { ...opened, field: opened.page.getByLabelText('Custom domain') }
  }

  test('an empty field is refused before anything is sent, and what the server refuses is said beside the field', async () => {
    const { page, user, field } = await openField()
    const sent: unknown[] = []
    const error = { message: 'Please input a subdomain: "app.acme.example"', key: 'customIsApex' }
    dashboard.answerInstead('POST /hosting-api/custom-domain', ({ body }) => {
      sent.push(JSON.parse(String(body)))
      return Response.json({ success: false, message: error.message, data: { verification: [], error } })
    })
    await user.click(field)
    await user.keyboard('{Enter}')
    await page.findByText('Please enter a custom domain')
    expect(sent).toEqual([])
    await user.type(field, ' ACME . example{Enter}')
    await page.findByText(/Please input a subdomain:/)
    expect(sent).toMatchObject([{ customDomain: 'acme.example', isCustomDomain: true }])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.type(field, 'x')
    expect(page.queryByText(/Please input a subdomain:/)).toBeNull()
  })

  test('a call that fails says so in the words of the specification', async () => {
    const { page, user, field } = await openField()
    dashboard.answerInstead('POST /hosting-api/custom-domain', () => Response.json({}, { status: 500 }))
    await user.type(field, `${HOST}{Enter}`)
    await page.findByText('Failed to set up custom domain. Please try again.')
  })
})

describe('a domain on its way', () => {
  test('shows its records with what is found, when it is looked at next and until when', async () => {
    const { page } = await open(hostIn('waiting', { nextAt: now + 45, expiresAt: now + 7 * 86_400 }))
    const table = await page.findByRole('region', { name: 'DNS records of acme.example' })
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['Found', 'TXT', '_verify.chat', 'verify=4fe1', '300'],
      ['Not found yet', 'CNAME', 'chat', 'd1.cloudfront.net', '300'],
    ])
    expect(page.getByText('1 of 2 found').closest('li')?.getAttribute('aria-current')).toBe('step')
    page.getByText(/^Next check in \d+ s$/)
    page.getByText(/^We keep checking until /)
  })

  test.each([
    ['other-value', ['verify=old'], /Your DNS answers verify=old\. Paste the value again/],
    ['elsewhere', ['shops.example'], /leads to shops\.example\. Remove that record/],
    [
      'proxied',
      ['104.16.0.1'],
      /Cloudflare answers chat\.acme\.example with addresses of its own\. Switch the proxy off/,
    ],
    ['loop', [HOST], /leads back to itself/],
    ['forbidden', ['0 issue "letsencrypt.org"'], /lets only other authorities issue certificates/],
  ] as const)('says of a record whose fault is %s what to do', async (fault, answers, text) => {
    const wrong: HostRecord = { ...cname, status: 'wrong', answers: [...answers], fault }
    const provider = { id: 'cloudflare', name: 'Cloudflare', helpUrl: 'https://developers.cloudflare.com/dns/' }
    const { page } = await open(hostIn('waiting', { records: [txt, wrong], provider }))
    await page.findByText('Wrong value')
    page.getByText(text)
    const help = page.getByRole('link', { name: /How to add records at Cloudflare/ })
    expect(help.getAttribute('href')).toBe(provider.helpUrl)
  })

  test('gives a developer the records by mail or as a text, and looks again on demand', async () => {
    const { page, user } = await open(hostIn('waiting'))
    const link = await page.findByRole('link', { name: 'Email Your Developer' })
    const mail = new URL(link.getAttribute('href') ?? '')
    expect(mail.protocol).toBe('mailto:')
    expect(mail.pathname).toBe('')
    expect(mail.searchParams.get('subject')).toBe(`DNS records for ${HOST}`)
    expect(mail.searchParams.get('body')).toContain(`Name: _verify.${HOST}\r\nValue: verify=4fe1`)
    page.getByRole('button', { name: /text for your developer/ })
    const asked: unknown[] = []
    dashboard.answerInstead('POST /v2/workspaces/{workspaceId}/agency/domains/check', ({ body }) => {
      asked.push(JSON.parse(String(body)))
      dashboard.answerInstead(LIST, () => Response.json({ hosts: [hostIn('live')] }))
      return Response.json({ host: hostIn('live') })
    })
    await user.click(page.getByRole('button', { name: 'Check now' }))
    await page.findByRole('link', { name: /Open portal/ })
    expect(asked).toEqual([{ host: HOST }])
    expect(page.queryByRole('button', { name: 'Check now' })).toBeNull()
  })

  test.each([
    ['expired', 'The DNS records were not found within seven days.', true],
    ['refused', 'CloudFront answers for this domain in another AWS account.', false],
  ] as const)('that is %s says why, and what goes on', async (state, message, canCheck) => {
    const { page } = await open(hostIn(state, { error: { message } }))
    await page.findByText(message)
    expect(page.queryByRole('button', { name: 'Check now' }) !== null).toBe(canCheck)
    page.getByRole('button', { name: 'Cancel domain' })
  })

  test('is cancelled after a question, which says what ends', async () => {
    const { page, user } = await open(hostIn('live'))
    await user.click(await page.findByRole('button', { name: 'Cancel domain' }))
    const dialog = await page.findByRole('alertdialog', { name: `Cancel ${HOST}?` })
    expect(dialog.textContent).toContain('Your clients can no longer log in there.')
    const asked: unknown[] = []
    dashboard.answerInstead('DELETE /hosting-api/custom-domain', (init) => {
      asked.push(init)
      dashboard.answerInstead(LIST, () => Response.json({ hosts: [hostIn('removing')] }))
      return Response.json({ success: true, message: '' })
    })
    const [, confirm] = dialog.querySelectorAll('button')
    if (confirm) await user.click(confirm)
    await page.findByText('Cancelling')
    page.getByText('It no longer opens your portal. Removing its certificate takes a few minutes.')
    expect(asked).toHaveLength(1)
    expect(page.queryByRole('button', { name: 'Cancel domain' })).toBeNull()
  })

  test('leads to the product subdomain once the add-on is gone, and says so', async () => {
    const { page } = await open(hostIn('live', { redirectsTo: 'acme.agencies.example' }))
    await page.findByText(`Without the whitelabel add-on ${HOST} leads its visitors to acme.agencies.example.`)
  })
})

test('what was loaded stays when the domains are not refreshed, and says so', async () => {
  const { page, user } = await open(hostIn('waiting'))
  await page.findByText('Waiting for records')
  dashboard.answerInstead(LIST, () => Response.json({ message: 'Not now.', code: 'unavailable' }, { status: 503 }))
  dashboard.answerInstead('POST /v2/workspaces/{workspaceId}/agency/domains/check', () =>
    Response.json({ host: hostIn('waiting') }),
  )
  await user.click(page.getByRole('button', { name: 'Check now' }))
  await page.findByText('The domains were not refreshed. You see what was loaded before.')
  page.getByText('Waiting for records')
})
