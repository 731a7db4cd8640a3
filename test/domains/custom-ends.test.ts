import { beforeEach, describe, expect, test } from 'vitest'
import { handler as redirectHosts } from '#functions/domains/redirects/redirect-hosts'
import { handler as sendReminder } from '#functions/domains/reminders/send-reminder'
import { agencyOfHost } from '#lib/hosts/agency-of-host'
import { deliver } from '#test/support/handlers/deliver'
import { domainFixture } from '#test/support/worlds/region-fixtures/domain-fixture'

const world = domainFixture()
const { claim, newOwner, setRecords, drive, hostOf, remove, add, at, fixture, settingsOf } = world

const HOUR = 3_600_000
const DAY = 24 * HOUR
let hosts = 0
let HOST = ''
beforeEach(() => {
  HOST = `end-${++hosts}.acme.example`
})

const live = async () => {
  const owner = await newOwner()
  setRecords((await claim(owner, HOST)).body.data.verification)
  await drive()
  return owner
}
const portal = (host: string) => fixture.region.invoke('GET /public/portal', {}, at(host))
const trialSaid = async (owner: { workspaceId: string }) => {
  const data = { workspaceId: owner.workspaceId, step: 'hosts-gone', endsAt: 1, hostsUntil: 1 }
  for (let times = 0; times < 2; times++)
    await deliver(redirectHosts, { id: 'x', type: 'billing.trial-advanced', at: 1, region: 'eu', data })
}

describe('an agency whose white label has ended', () => {
  test('keeps its domain for seven days, then its visitors are led to the product subdomain; nothing is deleted', async () => {
    const owner = await live()
    await add(owner, `ended-${hosts}`)
    world.pass(15 * DAY)
    await trialSaid(owner)
    expect((await agencyOfHost(HOST))?.agencyId).toBe(owner.agencyId)
    world.pass(7 * DAY)
    await trialSaid(owner)
    const { status, headers } = await portal(HOST)
    expect(status).toBe(307)
    expect(headers.location).toMatch(new RegExp(`^http://ended-${hosts}\\.agencies\\.example:\\d+/$`))
    expect(headers['cache-control']).toBe('no-store')
    expect(await agencyOfHost(HOST)).toBeUndefined()
    expect(await hostOf(owner, HOST)).toMatchObject({
      state: 'live',
      redirectsTo: `ended-${hosts}.agencies.example`,
    })
    expect(await settingsOf(owner)).toMatchObject({ customDomain: HOST, isVerifiedCustomDomain: true })
    expect(world.it.edge.tenants()).toHaveLength(1)
  })

  test('has it back once the add-on is: the next look at the domains finds it', async () => {
    const owner = await live()
    await add(owner, `back-${hosts}`)
    world.pass(22 * DAY)
    await trialSaid(owner)
    expect((await portal(HOST)).status).toBe(307)
    // no add-on can be bought yet: a clock that goes back stands for it
    world.pass(-20 * DAY)
    expect((await hostOf(owner, HOST)).redirectsTo).toBeUndefined()
    expect((await agencyOfHost(HOST))?.agencyId).toBe(owner.agencyId)
  })

  test('without a product subdomain shows a page that names nobody, and leads to the one that is set up later', async () => {
    const owner = await live()
    world.pass(22 * DAY)
    await trialSaid(owner)
    expect((await portal(HOST)).status).toBe(404)
    await add(owner, `later-${hosts}`)
    expect((await portal(HOST)).headers.location).toContain(`//later-${hosts}.agencies.example`)
    await remove(owner, HOST)
    expect((await portal(HOST)).status).toBe(404)
  })
})

describe('a domain that was live and is cancelled', () => {
  test('is removed as soon as the edge has let it go', async () => {
    const owner = await live()
    world.pass(HOUR)
    await remove(owner, HOST)
    await drive(30_000)
    expect(await hostOf(owner, HOST)).toBeUndefined()
    expect(world.left()).toEqual({ tenants: 0, certificates: 0 })
  })

  test('waits for a step that may still be under way where it has only just gone live', async () => {
    const owner = await live()
    await remove(owner, HOST)
    await drive(30_000)
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'removing' })
    await drive(60_000)
    expect(await hostOf(owner, HOST)).toBeUndefined()
  })
})

describe('the owner of a domain whose records are not set', () => {
  const due = () =>
    fixture.region.events().filter(({ type, data }) => type === 'domains.dns-reminder-due' && data.host === HOST)
  const mails = (to: string) => world.mails().filter((mail) => mail.to?.includes(to))

  test('is reminded after a day and after three, once each, with what the zone answers', async () => {
    const owner = await newOwner()
    await claim(owner, HOST)
    await drive(23 * HOUR)
    expect(due()).toEqual([])
    await drive(2 * HOUR)
    expect(due()).toHaveLength(1)
    for (let times = 0; times < 2; times++) for (const event of due()) await deliver(sendReminder, event)
    const email = String(
      fixture.region.rows().find(({ kind, domain }) => kind === 'dns-reminder' && domain === HOST)?.userEmail,
    )
    expect(mails(email)).toHaveLength(1)
    expect(mails(email)[0]).toMatchObject({ subject: `${HOST} waits for its DNS records` })
    expect(mails(email)[0]?.text).toContain(`Type: TXT\nName: _verify.${HOST}\nValue: verify=`)
    expect(mails(email)[0]?.text).toContain('/app/eu/agency?tab=domains')
    expect(fixture.region.rows().find(({ kind, domain }) => kind === 'dns-reminder' && domain === HOST)).toMatchObject({
      domain: HOST,
      agencyId: owner.agencyId,
      bucket: 24,
      sent: true,
    })
    await drive()
    expect(due().map(({ data }) => data.bucket)).toEqual([24, 72])
  })

  test('is not, once they are found or the domain is cancelled', async () => {
    const owner = await newOwner()
    const { records } = { records: (await claim(owner, HOST)).body.data.verification }
    await drive(25 * HOUR)
    const [event] = due()
    setRecords(records)
    await drive()
    const before = world.mails().length
    if (event) await deliver(sendReminder, event)
    await remove(owner, HOST)
    if (event) await deliver(sendReminder, event)
    expect(event).toBeDefined()
    expect(world.mails()).toHaveLength(before)
  })
})

describe('whether a host is live', () => {
  const proxy = (owner: { token: string }, domain: string) =>
    fixture.region.invoke('GET /proxy', { domain }, { token: owner.token })

  test('is asked of the caller’s own hosts only, and answered by a visit', async () => {
    const owner = await newOwner()
    const { records } = { records: (await claim(owner, HOST)).body.data.verification }
    expect((await proxy(owner, HOST)).status).toBe(409)
    setRecords(records)
    await drive()
    expect(await proxy(owner, HOST.toUpperCase())).toMatchObject({ status: 200, body: { live: true } })
    const other = await newOwner()
    for (const domain of [HOST, '127.0.0.1', 'localhost', 'elsewhere.example', `${HOST}/x`, `${HOST}:80`])
      expect((await proxy(other, domain)).status).toBe(404)
    expect((await proxy(owner, '169.254.169.254')).status).toBe(404)
  })

  test('is told by type', async () => {
    const owner = await live()
    const isVerified = async (domainType: string) =>
      (
        await fixture.region.invoke(
          'GET /hosting-api/custom-domain',
          { domain: HOST, domainType },
          { token: owner.token },
        )
      ).body.isVerified
    expect([await isVerified('customDomain'), await isVerified('vgSubdomain')]).toEqual([true, false])
  })
})
