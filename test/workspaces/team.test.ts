import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replaceWorld } from '#lib/world'
import { DEFAULT_SEATS } from '#shared/workspaces/members'
import { workspaceMessages } from '#shared/workspaces/messages'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>

const mail = mockClient(SESv2Client)
let region: TestRegion
let owner: Person

beforeAll(async () => {
  region = await startRegion()
  Object.assign(process.env, { MAIL_FROM: 'no-reply@parley.localhost', PUBLIC_URL: 'https://app.example.com' })
})
afterAll(() => region.stop())
beforeEach(async () => {
  mail.reset()
  mail.on(SendEmailCommand).resolves({})
  owner = await region.newPerson()
})

const mails = () =>
  mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses,
    subject: input.Content?.Simple?.Subject?.Data ?? '',
    text: input.Content?.Simple?.Body?.Text?.Data ?? '',
    html: input.Content?.Simple?.Body?.Html,
  }))

const invite = (email: string, by: Person = owner, workspaceId = owner.uid) =>
  region.invoke('POST /v2/workspaces/{workspaceId}/invitations', { workspaceId, email }, { token: by.token })

const mailedSecret = (): string => {
  const link = /https:\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? ''
  return new URLSearchParams(new URL(link).hash.slice(1)).get('secret') ?? ''
}

const accept = (secret: string, by: Person) =>
  region.invoke(
    'POST /no-auth/workspaces/{workspaceId}/invite',
    { workspaceId: owner.uid, secret },
    { token: by.token },
  )

const team = async (by: Person = owner) =>
  (await region.invoke('GET /v2/workspaces/{workspaceId}/team', { workspaceId: owner.uid }, { token: by.token })).body
    .team

const join = async (): Promise<Person> => {
  const person = await region.newPerson()
  await invite(person.email ?? '')
  expect((await accept(mailedSecret(), person)).status).toBe(200)
  return person
}

describe('an invitation', () => {
  test('arrives as a link whose token is in no server log, and its acceptance grants access', async () => {
    const guest = await region.newPerson()
    const { body } = await invite(` ${(guest.email ?? '').toUpperCase()} `)
    expect(body.invitation).toMatchObject({ email: guest.email, invitedBy: owner.email })
    const [sent] = mails()
    expect(sent).toMatchObject({ to: [guest.email], html: undefined })
    expect(sent?.text).toMatch(/https:\/\/app\.example\.com\/invite#region=eu&workspace=\w+&secret=[\w-]{43}\n/)
    const before = await region.invoke(
      'GET /v2/workspaces/{workspaceId}',
      { workspaceId: owner.uid },
      { token: guest.token },
    )
    expect(before.status).toBe(404)
    expect((await accept(mailedSecret(), guest)).body.workspace).toMatchObject({ uid: owner.uid, role: 'member' })
    const after = await region.invoke(
      'GET /v2/workspaces/{workspaceId}',
      { workspaceId: owner.uid },
      { token: guest.token },
    )
    expect(after.body.data.workspaceEmails).toEqual([guest.email])
    const me = await region.invoke('POST /v2/me', {}, { token: guest.token })
    expect(me.body.workspaces).toHaveLength(2)
  })

  test('is stored as a hash, and neither table nor events contain the token', async () => {
    const before = region.events().length
    await invite('invitee@example.com')
    const secret = mailedSecret()
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(region.rows())).not.toContain(secret)
    expect(JSON.stringify(region.events().slice(before))).not.toContain(secret)
  })

  test('can be previewed without changing anything', async () => {
    await invite('invitee@example.com')
    const secret = mailedSecret()
    for (let look = 0; look < 3; look++) {
      const { body } = await region.invoke('POST /no-auth/workspaces/{workspaceId}/invitation', {
        workspaceId: owner.uid,
        secret,
      })
      expect(body).toMatchObject({ email: 'invitee@example.com', invitedBy: owner.email })
    }
    expect((await team()).invitations).toHaveLength(1)
  })

  test('works once: of 100 concurrent redemptions one succeeds', async () => {
    const guest = await region.newPerson()
    await invite(guest.email ?? '')
    const secret = mailedSecret()
    const answers = await Promise.all(Array.from({ length: 100 }, () => accept(secret, guest)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await team()).seats).toEqual({ used: 1, total: DEFAULT_SEATS })
    expect((await accept(secret, guest)).body.message).toBe(workspaceMessages.invitationGone)
  })

  test('is invalid for another address, a made-up token, and another workspace', async () => {
    const [guest, thief] = [await region.newPerson(), await region.newPerson()]
    await invite(guest.email ?? '')
    const secret = mailedSecret()
    const stolen = await accept(secret, thief)
    expect([stolen.status, stolen.body.message]).toEqual([
      403,
      workspaceMessages.invitationForAnother(guest.email ?? ''),
    ])
    expect((await accept('B'.repeat(43), guest)).status).toBe(404)
    const elsewhere = await region.invoke(
      'POST /no-auth/workspaces/{workspaceId}/invite',
      { workspaceId: thief.uid, secret },
      { token: guest.token },
    )
    expect(elsewhere.status).toBe(404)
  })

  test('expires after seven days', async () => {
    const guest = await region.newPerson()
    await invite(guest.email ?? '')
    const undo = replaceWorld({ now: () => Date.now() + 7 * 24 * 3600_000 + 1 })
    try {
      expect((await accept(mailedSecret(), guest)).body.message).toBe(workspaceMessages.invitationGone)
    } finally {
      undo()
    }
  })

  test('sent again revokes the previous link; revoked, it is invalid', async () => {
    const guest = await region.newPerson()
    await invite(guest.email ?? '')
    const first = mailedSecret()
    await invite(guest.email ?? '')
    expect((await accept(first, guest)).status).toBe(404)
    const second = mailedSecret()
    const taken = { workspaceId: owner.uid, email: guest.email }
    for (let time = 0; time < 2; time++)
      expect(
        (await region.invoke('DELETE /v2/workspaces/{workspaceId}/invitations/{email}', taken, { token: owner.token }))
          .status,
      ).toBe(200)
    expect((await accept(second, guest)).status).toBe(404)
  })

  test.each(['', 'nobody', 'a@b', '@.', 'a b@example.com', 'a@example.com\nBcc: b@example.com', 'x<y@example.com'])(
    'to %j is refused in the specification’s words',
    async (email) => {
      const { status, body } = await invite(email)
      expect(status).toBe(422)
      expect(JSON.stringify(body)).toContain(workspaceMessages.emailInvalid)
      expect(mails()).toEqual([])
    },
  )

  test('to oneself, to the owner and to a member is refused', async () => {
    expect((await invite(owner.email ?? '')).body.message).toBe(workspaceMessages.yourself)
    const member = await join()
    expect((await invite(member.email ?? '')).body.message).toBe(workspaceMessages.alreadyMember)
    await region.invoke(
      'PUT /v2/workspaces/{workspaceId}/members/{email}',
      { workspaceId: owner.uid, email: member.email, rights: ['invite'] },
      { token: owner.token },
    )
    expect((await invite(owner.email ?? '', member)).body.message).toBe(workspaceMessages.yourself)
  })

  test('needs a seat when it is sent and when it is accepted', async () => {
    const late = await region.newPerson()
    await invite(late.email ?? '')
    const secret = mailedSecret()
    await invite('second@example.com')
    expect((await invite('third@example.com')).body.message).toBe(workspaceMessages.seatsTaken)
    // the seats were taken in between, as after a plan ended
    const row = region.rows().find(({ pk, sk }) => pk === `WS#${owner.uid}` && sk === 'META') as Record<string, unknown>
    await region.database.send({
      constructor: { name: 'PutCommand' },
      input: { TableName: 'main', Item: { ...row, memberCount: DEFAULT_SEATS } },
    })
    expect((await accept(secret, late)).body.message).toBe(workspaceMessages.noSeatLeft)
    expect((await team()).invitations.map(({ email }: { email: string }) => email)).toContain(late.email)
  })

  test('that cannot be mailed is removed', async () => {
    mail.on(SendEmailCommand).rejects(new Error('the provider is down'))
    const { status, body } = await invite('invitee@example.com')
    expect([status, body.message]).toEqual([503, workspaceMessages.notInvited('invitee@example.com')])
    expect((await team()).invitations).toEqual([])
  })

  test.each([
    [5, 'a free workspace', false],
    [20, 'a workspace that has paid', true],
  ])('is sent at most %i times an hour by %s', async (limit, _, hasEverPaid) => {
    const row = region.rows().find(({ pk, sk }) => pk === `WS#${owner.uid}` && sk === 'META') as Record<string, unknown>
    await region.database.send({
      constructor: { name: 'PutCommand' },
      input: { TableName: 'main', Item: { ...row, hasEverPaid } },
    })
    await atFixedTime(async () => {
      for (let sent = 0; sent < limit; sent++) expect((await invite('invitee@example.com')).status).toBe(200)
      expect((await invite('invitee@example.com')).status).toBe(429)
    })
    expect(mails()).toHaveLength(limit)
  })

  test.each([
    ['Tideway & Söhne', '“Tideway & Söhne”'],
    ['Müller, Co. KG', '“Müller, Co. KG”'],
    ['Your bank: verify at https://evil.example/login', '“Your bank verify at https evil example …”'],
    ['www.evil.example', '“www evil example”'],
    ['evil．example evil。example evil%2Eexample', '“evil example evil example evil 2Eexample”'],
    ['<a href="//evil.example">now</a>', '“a href evil example now a”'],
    ['one\r\nBcc: two@evil.example', '“one Bcc two evil example”'],
    ['\u202egnp.live', '“gnp live”'],
    ['🚲🚲', 'a workspace'],
    ['x'.repeat(41), `“${'x'.repeat(39)}…”`],
  ])('carries of its sender the workspace’s name only, plain and cut: %j', async (workspaceName, expected) => {
    await region.invoke(
      'POST /v2/workspaces/{workspaceId}',
      { workspaceId: owner.uid, workspaceName },
      { token: owner.token },
    )
    await invite('invitee@example.com')
    const [{ subject = '', text = '' } = {}] = mails()
    expect(subject).toBe(`You are invited to ${expected}`)
    expect(text.split('\n')[0]).toBe(`You are invited to work in ${expected}.`)
    expect(text).not.toContain(owner.email ?? '')
    expect(text.match(/https?:\/\/[^/]+/g)).toEqual(['https://app.example.com'])
  })
})

describe('a member', () => {
  const remove = (email: string, by: Person) =>
    region.invoke(
      'DELETE /v2/workspaces/{workspaceId}/members/{email}',
      { workspaceId: owner.uid, email },
      { token: by.token },
    )

  test('who is removed loses access with the next call, and the seat is free', async () => {
    const member = await join()
    expect((await team(member)).seats.used).toBe(1)
    for (let time = 0; time < 2; time++) expect((await remove(member.email ?? '', owner)).status).toBe(200)
    const { status } = await region.invoke(
      'GET /v2/workspaces/{workspaceId}',
      { workspaceId: owner.uid },
      { token: member.token },
    )
    expect(status).toBe(404)
    expect((await team()).seats.used).toBe(0)
    await join()
    await join()
    expect((await team()).seats).toEqual({ used: 2, total: 2 })
  })

  test('lists their workspaces without creating any, and not those that they were removed from', async () => {
    const open = async (by: string) =>
      (await region.invoke('GET /v2/me/workspaces', {}, { token: by })).body.workspaces.map(
        ({ uid, role }: { uid: string; role: string }) => `${role} of ${uid}`,
      )
    const member = await join()
    expect(await open(member.token)).toEqual([`owner of ${member.uid}`, `member of ${owner.uid}`])
    await remove(member.email ?? '', owner)
    expect(await open(member.token)).toEqual([`owner of ${member.uid}`])
    const rows = region.rows().length
    expect(await open(region.pool.tokenOf({ sub: 'stranger', email: 'stranger@example.com' }))).toEqual([])
    expect(region.rows()).toHaveLength(rows)
    // another identity with the same verified address would get this workspace at its first sign-in; an unverified one would not
    const email = owner.email ?? ''
    expect(await open(region.pool.tokenOf({ sub: 'by-google', email }))).toEqual([`owner of ${owner.uid}`])
    expect(await open(region.pool.tokenOf({ sub: 'thief', email, isVerified: false }))).toEqual([])
  })

  test('cannot remove themselves, but can leave', async () => {
    const member = await join()
    await region.invoke(
      'PUT /v2/workspaces/{workspaceId}/members/{email}',
      { workspaceId: owner.uid, email: member.email, rights: ['remove'] },
      { token: owner.token },
    )
    expect((await remove(member.email ?? '', member)).body.message).toBe(workspaceMessages.removeYourself)
    const left = await region.invoke(
      'DELETE /v2/workspaces/{workspaceId}',
      { workspaceId: owner.uid },
      { token: member.token },
    )
    expect(left.body).toEqual({ success: true })
    expect((await team()).members).toEqual([])
    // the owner's agents and the workspace itself are still there
    expect((await region.invoke('POST /v2/me', {}, { token: owner.token })).body.workspace.uid).toBe(owner.uid)
  })

  test('shows in the activity log: invited, joined, left', async () => {
    let at = Date.now()
    const undo = replaceWorld({ now: () => ++at })
    const member = await join()
    await remove(member.email ?? '', owner)
    undo()
    const { body } = await region.invoke(
      'GET /v2/workspaces/{workspaceId}/activity',
      { workspaceId: owner.uid },
      { token: owner.token },
    )
    const entries = body.activity.map(({ action, by }: { action: string; by: string }) => `${action} by ${by}`)
    expect(entries).toEqual([
      `member.left by ${owner.email}`,
      `member.joined by ${member.email}`,
      `member.invited by ${owner.email}`,
      `workspace.created by ${owner.sub}`,
    ])
    await region.invoke('POST /v2/me/profile', { displayName: 'Olga Owner' }, { token: owner.token })
    const later = await region.invoke(
      'GET /v2/workspaces/{workspaceId}/activity',
      { workspaceId: owner.uid },
      { token: owner.token },
    )
    expect(later.body.activity.find(({ action }: { action: string }) => action === 'member.invited')).toMatchObject({
      by: owner.email,
      byName: 'Olga Owner',
      subject: member.email,
    })
  })
})

describe('mail from a workspace', () => {
  const send = (to: string, about: object = {}) =>
    region.invoke(
      'POST /v2/workspaces/{workspaceId}/email',
      { workspaceId: owner.uid, to, subject: 'Hours', html: '<p>Hello</p>', ...about },
      { token: owner.secret },
    )

  test('reaches its members as text, without links, scripts and extra headers', async () => {
    const member = await join()
    mail.resetHistory()
    const html =
      '<h1>Hours</h1><script>alert(1)</script><p>Open <a href="https://evil.example">here</a> &amp; now<img src=x></p>'
    expect((await send(member.email ?? '', { html, subject: 'Hours\r\nBcc: x@example.com' })).body).toEqual({
      success: true,
    })
    expect(mails()).toEqual([
      { to: [member.email], subject: 'Hours Bcc: x@example.com', text: 'Hours\n\nOpen here & now', html: undefined },
    ])
  })

  test('reaches no other address, and at most 50 a day', async () => {
    expect((await send('stranger@example.com')).body.message).toBe(workspaceMessages.notMailed)
    expect(mails()).toEqual([])
    await atFixedTime(async () => {
      for (let sent = 0; sent < 50; sent++) expect((await send(owner.email ?? '')).status).toBe(200)
      expect((await send(owner.email ?? '')).status).toBe(429)
    })
  })
})

describe('saving a workspace', () => {
  const save = (patch: object) =>
    region.invoke('POST /v2/workspaces/{workspaceId}', { workspaceId: owner.uid, ...patch }, { token: owner.secret })

  test('changes name, picture and onboarding state, and nothing else', async () => {
    const { body } = await save({
      workspaceName: ' Northwind ',
      workspacePhotoURL: 'https://example.com/p.png',
      internal: { isAgentOnboardingDone: true, useNewPricing: false, isNewUser: false },
    })
    expect(body).toMatchObject({
      success: true,
      data: {
        workspaceName: 'Northwind',
        workspacePhotoURL: 'https://example.com/p.png',
        internal: { isAgentOnboardingDone: true, useNewPricing: true, isNewUser: true },
      },
    })
    expect(body.data).not.toHaveProperty('workspaceSecret')
    expect((await save({})).body.data.workspaceName).toBe('Northwind')
  })

  test.each([
    { workspaceName: '  ' },
    { workspaceName: 'x'.repeat(61) },
    { workspacePhotoURL: 'javascript:alert(1)' },
    { balance: 1_000_000 },
    { internal: { isPayAsYouGo: true } },
  ])('refuses %j', async (patch) => {
    expect((await save(patch)).status).toBe(422)
  })
})
