import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { replaceWorld } from '#lib/world'
import { addMember } from '#test/support/worlds/add-member'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

const { fixture, mails } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>
const send = (it: Portal, cookie: string, input: object = {}) =>
  it.call('POST /agencies/{agencyId}/email', { agencyId: it.agencyId, html: 'The agent is slow.', ...input }, cookie)

test('feedback goes to the agency’s support address, whoever the call names, as plain text', async () => {
  const it = await agency('feedback')
  await addMember(fixture.region, it.uid, 'help@nord.example')
  await it.set({ set: { name: 'Studio Nord', supportEmail: 'Help@nord.example' } })
  const { cookie } = await it.client('ingrid@fjord.example')
  const html = '<p>Slow &amp; <b>late</b></p><script>alert(1)</script><a href="https://evil.example">x</a>'
  expect((await send(it, cookie, { to: 'victim@other.example', subject: 'About\r\nBcc: x', html })).status).toBe(200)
  expect(mails()).toHaveLength(1)
  const [mail] = mails()
  expect(mail).toMatchObject({
    to: ['help@nord.example'],
    replyTo: ['ingrid@fjord.example'],
    subject: 'Feedback: About Bcc: x',
    html: undefined,
  })
  expect(mail?.text).toContain('Ingrid <ingrid@fjord.example>, Fjord')
  expect(mail?.text).toContain('Slow & late')
  expect(mail?.text).not.toMatch(/alert|evil|<p>/)
})

test('a support address that is no teammate’s gets none of it: anyone’s address can be entered there', async () => {
  const it = await agency('fbrelay')
  await it.set({ set: { supportEmail: 'victim@other.example' } })
  const { cookie } = await it.client('ingrid@fjord.example')
  expect((await send(it, cookie)).status).toBe(200)
  expect(mails()).toMatchObject([{ to: [it.email], replyTo: ['ingrid@fjord.example'] }])
})

test('an agency gets fifty a day, however many clients write', async () => {
  const it = await agency('fbcap')
  const { cookie } = await it.client('ingrid@fjord.example')
  const tomorrow = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS
  const at = async (ms: number) => {
    const undo = replaceWorld({ now: () => tomorrow + ms })
    try {
      return (await send(it, cookie)).status
    } finally {
      undo()
    }
  }
  for (let sent = 0; sent < 50; sent++) expect(await at(Math.floor(sent / 5) * HOUR_MS)).toBe(200)
  expect(await at(10 * HOUR_MS)).toBe(429)
  expect(mails()).toHaveLength(50)
  expect(await at(DAY_MS)).toBe(200)
})

test('without a support address it goes to the owner; to another agency it goes never', async () => {
  const [it, other] = [await agency('fbowner'), await agency('fbother')]
  const { cookie } = await it.client('ingrid@fjord.example')
  expect((await send(it, cookie)).status).toBe(200)
  expect(mails().map(({ to }) => to)).toEqual([[it.email]])
  expect((await send(it, cookie, { agencyId: other.agencyId })).status).toBe(404)
  expect((await send(it, cookie, { html: '<p> </p>' })).status).toBe(422)
  expect(mails()).toHaveLength(1)
})

test('its pictures are those that the client uploaded, and stay readable', async () => {
  const it = await agency('fbpicture')
  const { cookie } = await it.client('ingrid@fjord.example')
  const png = new Uint8Array(await readFile('docs/pictures/widget.png'))
  const { body } = await it.call('POST /portal/pictures/uploads', { bytes: png.length }, cookie)
  await fixture.region.files.put(new URL(body.url).pathname.slice(1), png)
  const { url } = (await it.call('POST /portal/pictures', { uploadId: body.uploadId }, cookie)).body
  const file = { filename: 'screen.png', sizeKB: 12.4, url }
  expect((await send(it, cookie, { attachments: [file] })).status).toBe(200)
  expect(mails()[0]?.text).toContain(`screen.png (13 KB)\nhttps://${it.host}${url.replace('/unsaved/', '/')}`)
  for (const foreign of ['https://evil.example/a.png', `${url.replace('/unsaved/', '/')}`])
    expect((await send(it, cookie, { attachments: [{ ...file, url: foreign }] })).status).toBe(422)
})

test('it is sent five times an hour', async () => {
  const it = await agency('fbflood')
  const { cookie } = await it.client('ingrid@fjord.example')
  const statuses = []
  for (let at = 0; at < 6; at++) statuses.push((await send(it, cookie)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
