import { describe, expect, test } from 'vitest'
import { replyToOf } from '#lib/senders/reply-to'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { senderFixture } from '#test/support/worlds/region-fixtures/sender-fixture'

const { fixture, add, verify, show, remove, addVerified, mails, failing, feedback, later, sweep, calls, HOUR_MS } =
  senderFixture()

/** An agency with a portal and one client. */
const agency = async (name: string) => {
  const portal = await newAgencyPortal(fixture.region, name)
  await portal.set({ set: { name: 'Studio Nord', supportEmail: 'help@studio-nord.com' } })
  const client = await portal.add('ingrid@fjord.example')
  const owner = { ...portal, email: portal.email ?? '', workspaceId: portal.uid, settings: async () => ({}) }
  return {
    ...portal,
    owner,
    client,
    invite: () =>
      portal.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation', { clientId: client.ID }),
    code: () => portal.call('POST /rpc/ssoClient', { email: client.email, agencyId: portal.agencyId }),
    reset: () => portal.call('POST /portal/password-reset', { email: client.email }),
    mail: async () => (await portal.team('GET /v2/workspaces/{workspaceId}/agency/mail')).body,
    testMail: () => portal.team('POST /v2/workspaces/{workspaceId}/agency/mail/test'),
    release: (addressId: string) =>
      portal.team('DELETE /v2/workspaces/{workspaceId}/agency/mail/stopped/{addressId}', { addressId }),
  }
}

const named = (address: string) => `=?UTF-8?B?${Buffer.from('Studio Nord').toString('base64')}?= <${address}>`

describe('mail to an agency’s client', () => {
  test('leaves from the neutral sender before a domain is verified, in the agency’s name and of no tenant', async () => {
    const it = await agency('neutral')
    await add(it.owner, 'studio-nord.com')
    for (const send of [it.invite, it.code, it.reset]) expect((await send()).status).toBe(200)
    expect(mails()).toHaveLength(3)
    for (const mail of mails()) {
      expect(mail).toMatchObject({
        FromEmailAddress: named('no-reply@clients.localhost'),
        ReplyToAddresses: ['help@studio-nord.com'],
        ConfigurationSetName: 'parley-eu-agency-mail',
      })
      expect(mail.TenantName).toBeUndefined()
    }
    expect(calls()).toContain('POST /')
    expect(await it.mail()).toMatchObject({ from: 'Studio Nord <no-reply@clients.localhost>', stopped: [] })
  })

  test('names an agency in full, in words of whole characters that a header can hold', async () => {
    const it = await agency('longname')
    const words = (name: string) =>
      name.replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text) => Buffer.from(text, 'base64').toString())
    const fromOf = async (name: string) => {
      await it.set({ set: { name } })
      await it.code()
      return String(mails().at(-1)?.FromEmailAddress)
    }
    const long = 'Donaudampfschifffahrts-Gesprächsagentur Müller & Söhne'
    const from = await fromOf(long)
    for (const word of from.split(' ').slice(0, -1)) {
      expect(word.length).toBeLessThanOrEqual(75)
      expect(words(word)).not.toContain('\uFFFD')
    }
    expect(from.split(' ').slice(0, -1).map(words).join('')).toBe(long)
    expect((await it.mail()).from).toBe(`${long} <no-reply@clients.localhost>`)
  })

  test('leaves from the verified domain as the agency’s tenant, and from the neutral sender once that is deleted', async () => {
    const it = await agency('verified')
    const id = await addVerified(it.owner, 'studio-nord.com')
    for (const send of [it.invite, it.code, it.reset]) expect((await send()).status).toBe(200)
    expect(mails()).toHaveLength(3)
    for (const mail of mails())
      expect(mail).toMatchObject({
        FromEmailAddress: named('no-reply@studio-nord.com'),
        ReplyToAddresses: ['help@studio-nord.com'],
        TenantName: it.agencyId,
        ConfigurationSetName: 'parley-eu-agency-mail',
      })
    expect((await it.mail()).from).toBe('Studio Nord <no-reply@studio-nord.com>')
    await remove(it.owner, id)
    await it.code()
    expect(mails().at(-1)?.FromEmailAddress).toBe(named('no-reply@clients.localhost'))
  })

  test('says nothing of the platform in header and body, and leads to the agency’s own host', async () => {
    const it = await agency('leak')
    for (const prepare of [async () => undefined, () => addVerified(it.owner, 'studio-nord.com')]) {
      await prepare()
      for (const send of [it.invite, it.code, it.reset, it.testMail]) await send()
    }
    expect(mails()).toHaveLength(8)
    for (const { ConfigurationSetName: _, ...read } of mails()) expect(JSON.stringify(read)).not.toMatch(/parley/i)
    const link = /https:\S+/.exec(mails()[0]?.Content?.Simple?.Body?.Text?.Data ?? '')?.[0] ?? ''
    expect(new URL(link).host).toBe('leak.portal.example')
  })

  test('whose domain SES refuses leaves from the neutral sender; a tenant that SES has paused sends nothing', async () => {
    const it = await agency('refused')
    await addVerified(it.owner, 'studio-nord.com')
    const [identity] = fixture.played.regions()['eu-central-1']?.identities ?? []
    const [tenant] = fixture.played.regions()['eu-central-1']?.tenants ?? []
    const kept = structuredClone(identity)
    // nobody has looked since
    fixture.played.regions()['eu-central-1']?.identities.splice(0)
    expect((await it.code()).status).toBe(200)
    expect(mails().at(-1)?.FromEmailAddress).toBe(named('no-reply@clients.localhost'))
    if (kept) fixture.played.regions()['eu-central-1']?.identities.push(kept)
    failing((call) => call === 'POST /v2/email/outbound-emails')
    const before = mails().length
    expect((await it.code()).status).toBe(500)
    expect(mails()).toHaveLength(before)
    expect(tenant?.name).toBe(it.agencyId)
  })

  test('is the test mail too, which goes to the caller alone', async () => {
    const it = await agency('test')
    expect((await it.testMail()).body).toEqual({ success: true, message: `Test mail sent to ${it.email}.` })
    expect(mails()).toMatchObject([{ Destination: { ToAddresses: [it.email] } }])
    for (let times = 0; times < 9; times++) await it.testMail()
    expect((await it.testMail()).status).toBe(429)
  })
})

describe('an address whose mail came back', () => {
  test.each(['bounce', 'complaint'] as const)(
    'with a %s gets no more of it, and is shown with its reason',
    async (kind) => {
      const it = await agency(kind)
      await addVerified(it.owner, `${kind}-studio.com`)
      await it.invite()
      await feedback(1, kind, 2)
      const { stopped } = await it.mail()
      expect(stopped).toMatchObject([{ email: 'ingrid@fjord.example', reason: kind }])
      expect((await it.invite()).body).toMatchObject({ message: expect.stringContaining('ingrid@fjord.example') })
      expect(await it.code()).toMatchObject({ status: 409, body: { message: expect.stringContaining('came back') } })
      // says nothing of who has an account
      expect(await it.reset()).toMatchObject({ status: 200, body: { success: true } })
      expect(mails()).toHaveLength(1)
      // its key is not the address
      const row = fixture.region
        .rows()
        .find(({ kind: of, agencyId }) => of === 'stopped-address' && agencyId === it.agencyId)
      expect(String(row?.sk)).not.toContain('ingrid')
    },
  )

  test('of the neutral sender is stopped for its agency alone', async () => {
    const [it, other] = [await agency('stopone'), await agency('stoptwo')]
    await it.invite()
    await feedback(1, 'bounce')
    expect((await it.mail()).stopped).toHaveLength(1)
    expect((await other.mail()).stopped).toEqual([])
    expect((await other.invite()).status).toBe(200)
    expect((await other.release((await it.mail()).stopped[0].id)).body.success).toBe(true)
    expect((await it.mail()).stopped).toHaveLength(1)
  })

  test('can be released by the owner, after which an event that comes again stops nothing', async () => {
    const it = await agency('release')
    await it.invite()
    await feedback(1, 'bounce')
    const [{ id }] = (await it.mail()).stopped
    expect((await it.release(id)).body).toEqual({
      success: true,
      message: 'Mail goes to ingrid@fjord.example again.',
    })
    expect(calls().filter((call) => call.startsWith('DELETE /v2/email/suppression'))).toHaveLength(2)
    await feedback(1, 'bounce')
    expect((await it.mail()).stopped).toEqual([])
    expect((await it.invite()).status).toBe(200)
    await feedback(2, 'bounce')
    expect((await it.mail()).stopped).toHaveLength(1)
    expect((await it.release('0'.repeat(64))).body.success).toBe(true)
  })
})

describe('a verified domain that loses its records', () => {
  test('sends from the neutral sender as soon as that is seen', async () => {
    const it = await agency('lost')
    const id = await addVerified(it.owner, 'studio-nord.com')
    fixture.dns.remove(fixture.dns.records().map(({ id: of }) => of))
    later(200 * HOUR_MS)
    await sweep()
    later(200 * HOUR_MS)
    await sweep()
    expect((await show(it.owner, id)).body.data.status).not.toBe('verified')
    expect((await it.code()).status).toBe(200)
    expect(mails().at(-1)?.FromEmailAddress).toBe(named('no-reply@clients.localhost'))
    expect((await verify(it.owner, id)).status).toBe(200)
  })
})

test('answers go to one plain address or to the sender: no header and no second receiver comes of it', () => {
  expect(replyToOf("o'hara+1@studio-nord.com")).toEqual({ ReplyToAddresses: ["o'hara+1@studio-nord.com"] })
  for (const address of [
    undefined,
    '',
    'a@b.example\r\nBcc: all@example.com',
    'a@b.example, c@d.example',
    'A <a@b.example>',
    'a b@c.example',
    `${'a'.repeat(250)}@b.example`,
  ])
    expect(replyToOf(address)).toEqual({})
})
