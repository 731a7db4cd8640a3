import { describe, expect, test } from 'vitest'
import { emailDomainOf } from '#shared/senders/email-domain'
import { senderFixture } from '#test/support/worlds/region-fixtures/sender-fixture'

const {
  fixture,
  newAgency,
  add,
  verify,
  show,
  remove,
  enter,
  addVerified,
  later,
  sweep,
  look,
  flows,
  outside,
  due,
  HOUR_MS,
} = senderFixture()

const ours = ['app.parley-chat.com', 'agencies.example']

describe('a typed domain', () => {
  test.each([
    [' Fjord-Studio.com ', 'fjord-studio.com'],
    ['müller.de', 'xn--mller-kva.de'],
    ['studio.co.uk', 'studio.co.uk'],
  ])('%j means %s', (typed, domain) => expect(emailDomainOf(typed, ours)).toEqual({ domain }))

  test.each([
    ['', 'domainRequired'],
    ['fjord', 'domainInvalid'],
    ['https://fjord-studio.com', 'domainInvalid'],
    ['fjord-studio.com:25', 'domainInvalid'],
    ['fjord-studio.com.', 'domainInvalid'],
    ['info@fjord-studio.com', 'domainInvalid'],
    ['192.0.2.1', 'domainInvalid'],
    ['co.uk', 'domainInvalid'],
    ['github.io', 'domainInvalid'],
    ['studio.internal', 'domainInvalid'],
    ['mail.fjord-studio.com', 'notRoot'],
    ['gmail.com', 'mailboxProvider'],
    ['yahoo.co.jp', 'mailboxProvider'],
    ['web.de', 'mailboxProvider'],
    ['parley-chat.com', 'ours'],
    ['app.parley-chat.com', 'ours'],
  ])('%j is refused: %s', (typed, refusal) => expect(emailDomainOf(typed, ours)).toMatchObject({ refusal }))
})

describe('the domain of an agency', () => {
  test('is added with the records to enter, and begins as not started', async () => {
    const owner = await newAgency()
    const { body } = await add(owner, 'Fjord-Studio.com')
    expect(body).toMatchObject({
      success: true,
      data: { statusCode: 200, message: 'Domain added successfully! Please add the DNS records.' },
    })
    const { records, id } = body.data
    const dkim = records.slice(0, 3)
    const [identity] = fixture.played.regions()['eu-central-1']?.identities ?? []
    for (const { type, name, value } of dkim) {
      expect(type).toBe('CNAME')
      const token = name.replace('._domainkey', '')
      expect(value).toBe(`${token}.${value.slice(token.length + 1)}`)
      // the zone that SES names, which is not the one that everybody guesses
      expect(value).not.toMatch(/\.dkim\.amazonses\.com$/)
    }
    expect(records.slice(3)).toEqual([
      {
        status: 'missing',
        type: 'MX',
        name: 'bounces',
        value: 'feedback-smtp.eu-central-1.amazonses.com',
        priority: 10,
        ttl: 3600,
      },
      { status: 'missing', type: 'TXT', name: 'bounces', value: 'v=spf1 include:amazonses.com ~all', ttl: 3600 },
      { status: 'recommended', type: 'TXT', name: '_dmarc', value: 'v=DMARC1; p=none;', ttl: 3600 },
    ])
    expect(identity).toMatchObject({
      name: 'fjord-studio.com',
      tags: { 'agency-mail': 'parley-eu-agency-mail', agency: owner.agencyId, claim: id },
    })
    expect(await owner.settings()).toMatchObject({
      resendEmailDomain: 'fjord-studio.com',
      resendEmailDomainId: id,
      resendEmailDomainStatus: 'not_started',
      resendEmailDomainRecords_JSON_STRING: JSON.stringify(records),
    })
    expect(fixture.region.directory()).toContainEqual(
      expect.objectContaining({ domain: 'fjord-studio.com', agencyId: owner.agencyId, state: 'claimed' }),
    )
  })

  test('has its bounces below another label where the first one is in use', async () => {
    enter('harbour-studio.com', [{ type: 'MX', name: 'bounces', value: 'mx.other.example', priority: 5 }])
    const { body } = await add(await newAgency(), 'harbour-studio.com')
    expect(body.data.records.find(({ type }: { type: string }) => type === 'MX')).toMatchObject({ name: 'bounces2' })
  })

  test('is pending once it is verified, polled by a run, and verified when its records are found', async () => {
    const owner = await newAgency()
    const { id, records } = (await add(owner, 'fjord-studio.com')).body.data
    // nothing is looked for before
    later(HOUR_MS)
    await sweep()
    expect((await show(owner, id)).body.data).toMatchObject({ status: 'not_started', domain: 'fjord-studio.com' })
    const first = (await verify(owner, id)).body
    expect(first).toMatchObject({
      success: true,
      message: 'Domain verification pending..',
      data: { status: 'pending' },
    })
    expect(flows()).toHaveLength(1)
    const run = flows()[0]?.input ?? {}
    expect(await look(run)).toMatchObject({ outcome: 'wait', seconds: 30 })
    later(HOUR_MS / 2)
    expect(await look(run)).toMatchObject({ outcome: 'wait', seconds: 60 })
    later(HOUR_MS)
    expect(await look(run)).toMatchObject({ outcome: 'wait', seconds: 300 })
    enter('fjord-studio.com', records)
    later(HOUR_MS)
    expect(await look(run)).toMatchObject({ outcome: 'done' })
    const { data } = (await show(owner, id)).body
    expect(data).toMatchObject({ status: 'verified', id })
    expect(data.records.map(({ status }: { status: string }) => status)).toEqual([
      ...Array(5).fill('found'),
      'recommended',
    ])
    expect(await owner.settings()).toMatchObject({ resendEmailDomainStatus: 'verified' })
    const [tenant] = fixture.played.regions()['eu-central-1']?.tenants ?? []
    expect(tenant?.name).toBe(owner.agencyId)
    expect(JSON.stringify(tenant)).toContain('identity/fjord-studio.com')
    expect(JSON.stringify(tenant)).toContain('configuration-set/parley-eu-agency-mail')
    expect((await verify(owner, id)).body).toMatchObject({ message: 'Domain verification successful..' })
  })

  test('that SES has given up gets new keys with the next attempt', async () => {
    const owner = await newAgency()
    const { id, records } = (await add(owner, 'fjord-studio.com')).body.data
    await verify(owner, id)
    later(73 * HOUR_MS)
    await look(flows()[0]?.input ?? {})
    expect((await show(owner, id)).body.data).toMatchObject({ status: 'failure' })
    const again = (await verify(owner, id)).body
    expect(again).toMatchObject({ success: true, data: { status: 'pending' } })
    expect(again.data.records[0].name).not.toBe(records[0].name)
    enter('fjord-studio.com', again.data.records)
    later(HOUR_MS)
    expect((await verify(owner, id)).body.data.status).toBe('verified')
    expect(flows()).toHaveLength(2)
  })

  test('whose records flap is looked at again, and sends once more when they are back', async () => {
    const owner = await newAgency()
    const id = await addVerified(owner, 'fjord-studio.com')
    const { records } = (await show(owner, id)).body.data
    const zone = fixture.dns.records().map(({ id: of }) => of)
    fixture.dns.remove(zone)
    later(25 * HOUR_MS)
    await sweep()
    later(80 * HOUR_MS)
    await sweep()
    later(80 * HOUR_MS)
    await sweep()
    const { status } = (await show(owner, id)).body.data
    expect(['temporary_failure', 'failure']).toContain(status)
    enter('fjord-studio.com', records)
    const { data } = (await verify(owner, id)).body
    enter('fjord-studio.com', data.records)
    later(HOUR_MS)
    await verify(owner, id)
    expect((await show(owner, id)).body.data.status).toBe('verified')
  })

  test('is one agency’s: of two that want it one gets it, and after a deletion the other may', async () => {
    const [one, other] = [await newAgency(), await newAgency()]
    const answers = await Promise.all([add(one, 'shared-studio.com'), add(other, 'shared-studio.com')])
    expect(answers.map(({ body }) => body.success).toSorted()).toEqual([false, true])
    const [first, second] = answers[0].body.success ? [one, other] : [other, one]
    const refused = answers.find(({ body }) => !body.success)?.body
    expect(refused.data).toMatchObject({ statusCode: 409, message: 'Another agency sends from this domain.' })
    expect(await second.settings()).toMatchObject({ resendEmailDomain: '', resendEmailDomainStatus: 'not_started' })
    const id = (await first.settings()).resendEmailDomainId
    expect((await remove(first, id)).body).toEqual({ success: true, message: 'Domain deleted successfully..' })
    expect((await add(second, 'shared-studio.com')).body.success).toBe(true)
  })

  test('is one at a time, and the same one again is already added', async () => {
    const owner = await newAgency()
    await add(owner, 'fjord-studio.com')
    expect((await add(owner, 'fjord-studio.com')).body.data.message).toBe('This domain is already added.')
    expect((await add(owner, 'other-studio.com')).body.data.message).toBe(
      'Delete fjord-studio.com before you add another domain.',
    )
    expect((await add(owner, 'gmail.com')).body).toMatchObject({ success: false, data: { statusCode: 400 } })
  })

  test('that somebody else in this account has is refused, and nothing is left of the attempt', async () => {
    await add(await newAgency(), 'first-studio.com')
    const [identity] = fixture.played.regions()['eu-central-1']?.identities ?? []
    if (identity) Object.assign(identity, { name: 'legacy-studio.com', tags: {} })
    const owner = await newAgency()
    expect((await add(owner, 'legacy-studio.com')).body.data).toMatchObject({ statusCode: 409 })
    expect(await owner.settings()).toMatchObject({ resendEmailDomain: '' })
    expect(outside().identities).toEqual(['legacy-studio.com'])
    expect(fixture.region.directory().find(({ domain }) => domain === 'legacy-studio.com')?.state).toBe('released')
  })

  test('that is deleted leaves nothing outside, and every field as it was', async () => {
    const owner = await newAgency()
    const id = await addVerified(owner, 'fjord-studio.com')
    expect(outside()).toEqual({ identities: ['fjord-studio.com'], tenants: [owner.agencyId] })
    for (let times = 0; times < 2; times++) expect((await remove(owner, id)).body.success).toBe(true)
    expect(outside()).toEqual({ identities: [], tenants: [] })
    expect(await owner.settings()).toMatchObject({
      resendEmailDomain: '',
      resendEmailDomainId: '',
      resendEmailDomainStatus: 'not_started',
      resendEmailDomainRecords_JSON_STRING: '',
    })
    expect((await show(owner, id)).status).toBe(404)
    later(HOUR_MS)
    await sweep()
    expect(due()).toEqual([])
  })

  test('that nobody verifies is free again after seven days', async () => {
    const owner = await newAgency()
    await add(owner, 'idle-studio.com')
    later(6 * 24 * HOUR_MS)
    await sweep()
    expect(outside().identities).toEqual(['idle-studio.com'])
    later(2 * 24 * HOUR_MS)
    await sweep()
    expect(outside().identities).toEqual([])
    expect(await owner.settings()).toMatchObject({ resendEmailDomain: '' })
  })

  test('is nothing to another agency’s owner, whatever they name', async () => {
    const [owner, other] = [await newAgency(), await newAgency()]
    const { id } = (await add(owner, 'fjord-studio.com')).body.data
    for (const by of [
      { ...owner, token: other.token },
      { ...other, agencyId: owner.agencyId },
    ]) {
      expect((await show(by, id)).status).toBe(404)
      expect((await verify(by, id)).status).toBe(404)
      expect((await remove(by, id)).status).toBe(404)
      expect((await add(by, 'other-studio.com')).status).toBe(404)
    }
    expect((await show(other, id)).status).toBe(404)
    expect((await show(owner, id)).status).toBe(200)
  })
})
