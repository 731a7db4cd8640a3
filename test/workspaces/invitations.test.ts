import { SendEmailCommand } from '@aws-sdk/client-ses'
import { describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { replaceWorld } from '#lib/world'
import { DEFAULT_SEATS } from '#shared/workspaces/members'
import { workspaceMessages } from '#shared/workspaces/messages'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { accept, fixture, invite, join, mail, mailedSecret, mails, team } = teamFixture()

describe('an invitation', () => {
  test('arrives as a link whose token is in no server log, and its acceptance grants access', async () => {
    const guest = await fixture.region.newPerson()
    const { body } = await invite(` ${(guest.email ?? '').toUpperCase()} `)
    expect(body.invitation).toMatchObject({ email: guest.email, invitedBy: fixture.owner.email })
    const [sent] = mails()
    expect(sent).toMatchObject({ to: [guest.email], html: undefined })
    expect(sent?.text).toMatch(/https:\/\/app\.example\.com\/invite#region=eu&workspace=\w+&secret=[\w-]{43}\n/)
    const before = await fixture.region.invoke(
      'GET /v2/workspaces/{workspaceId}',
      { workspaceId: fixture.owner.uid },
      { token: guest.token },
    )
    expect(before.status).toBe(404)
    expect((await accept(mailedSecret(), guest)).body.workspace).toMatchObject({
      uid: fixture.owner.uid,
      role: 'member',
      rights: [],
    })
    const after = await fixture.region.invoke(
      'GET /v2/workspaces/{workspaceId}',
      { workspaceId: fixture.owner.uid },
      { token: guest.token },
    )
    expect(after.body.data.workspaceEmails).toEqual([guest.email])
    const me = await fixture.region.invoke('POST /v2/me', {}, { token: guest.token })
    expect(me.body.workspaces).toHaveLength(2)
  })

  test('is mailed in the language of the invited person’s dashboard, else of the inviting one’s, else in English', async () => {
    await invite('invitee@example.com')
    expect(mails().at(-1)?.subject).toMatch(/^You are invited to /)
    await fixture.region.invoke('POST /v2/me', { language: 'de' }, { token: fixture.owner.token })
    await invite('invitee@example.com')
    const german = mails().at(-1)
    expect(german?.subject).toMatch(/^Einladung zu „.+“$/)
    expect(german?.text).toContain('melden Sie sich als invitee@example.com an')
    expect(german?.text).not.toMatch(/\b(?:the|you|sign in|link works)\b/i)
    expect(mailedSecret()).toHaveLength(43)
    const guest = await fixture.region.newPerson()
    await fixture.region.invoke('POST /v2/me', { language: 'en' }, { token: guest.token })
    expect((await invite(guest.email ?? '')).status).toBe(200)
    expect(mails().at(-1)?.subject).toMatch(/^You are invited to “.+”$/)
  })

  test('is stored as a hash, and neither table nor events contain the token', async () => {
    const before = fixture.region.events().length
    await invite('invitee@example.com')
    const secret = mailedSecret()
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(fixture.region.rows())).not.toContain(secret)
    expect(JSON.stringify(fixture.region.events().slice(before))).not.toContain(secret)
  })

  test('can be previewed without changing anything', async () => {
    await invite('invitee@example.com')
    const secret = mailedSecret()
    for (let look = 0; look < 3; look++) {
      const { body } = await fixture.region.invoke('POST /no-auth/workspaces/{workspaceId}/invitation', {
        workspaceId: fixture.owner.uid,
        secret,
      })
      expect(body).toMatchObject({ email: 'invitee@example.com', invitedBy: fixture.owner.email })
    }
    expect((await team()).invitations).toHaveLength(1)
  })

  test('names its sender as they call themselves, not by their address', async () => {
    await fixture.region.invoke('POST /v2/me/profile', { displayName: 'Uma Xavier' }, { token: fixture.owner.token })
    await invite('invitee@example.com')
    const { body } = await fixture.region.invoke('POST /no-auth/workspaces/{workspaceId}/invitation', {
      workspaceId: fixture.owner.uid,
      secret: mailedSecret(),
    })
    expect(body).toMatchObject({ invitedBy: 'Uma Xavier' })
  })

  test('works once: of 100 concurrent redemptions one succeeds', async () => {
    const guest = await fixture.region.newPerson()
    await invite(guest.email ?? '')
    const secret = mailedSecret()
    const answers = await Promise.all(Array.from({ length: 100 }, () => accept(secret, guest)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await team()).seats).toEqual({ used: 1, total: DEFAULT_SEATS })
    expect((await accept(secret, guest)).body.message).toBe(workspaceMessages.invitationGone)
  })

  test('is invalid for another address, a made-up token, and another workspace', async () => {
    const [guest, thief] = [await fixture.region.newPerson(), await fixture.region.newPerson()]
    await invite(guest.email ?? '')
    const secret = mailedSecret()
    const stolen = await accept(secret, thief)
    expect([stolen.status, stolen.body.message]).toEqual([
      403,
      workspaceMessages.invitationForAnother(guest.email ?? ''),
    ])
    expect((await accept('B'.repeat(43), guest)).status).toBe(404)
    const elsewhere = await fixture.region.invoke(
      'POST /no-auth/workspaces/{workspaceId}/invite',
      { workspaceId: thief.uid, secret },
      { token: guest.token },
    )
    expect(elsewhere.status).toBe(404)
  })

  test('expires after seven days', async () => {
    const guest = await fixture.region.newPerson()
    await invite(guest.email ?? '')
    const undo = replaceWorld({ now: () => Date.now() + 7 * 24 * 3600_000 + 1 })
    try {
      expect((await accept(mailedSecret(), guest)).body.message).toBe(workspaceMessages.invitationGone)
    } finally {
      undo()
    }
  })

  test('sent again revokes the previous link; revoked, it is invalid', async () => {
    const guest = await fixture.region.newPerson()
    await invite(guest.email ?? '')
    const first = mailedSecret()
    await invite(guest.email ?? '')
    expect((await accept(first, guest)).status).toBe(404)
    const second = mailedSecret()
    const taken = { workspaceId: fixture.owner.uid, email: guest.email }
    for (let time = 0; time < 2; time++)
      expect(
        (
          await fixture.region.invoke('DELETE /v2/workspaces/{workspaceId}/invitations/{email}', taken, {
            token: fixture.owner.token,
          })
        ).status,
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
    expect((await invite(fixture.owner.email ?? '')).body.message).toBe(workspaceMessages.yourself)
    const member = await join()
    expect((await invite(member.email ?? '')).body.message).toBe(workspaceMessages.alreadyMember)
    await fixture.region.invoke(
      'PUT /v2/workspaces/{workspaceId}/members/{email}',
      { workspaceId: fixture.owner.uid, email: member.email, rights: ['invite'] },
      { token: fixture.owner.token },
    )
    expect((await invite(fixture.owner.email ?? '', member)).body.message).toBe(workspaceMessages.yourself)
  })

  test('needs a seat when it is sent and when it is accepted', async () => {
    const late = await fixture.region.newPerson()
    await invite(late.email ?? '')
    const secret = mailedSecret()
    await invite('second@example.com')
    expect((await invite('third@example.com')).body.message).toBe(workspaceMessages.seatsTaken)
    // the seats were taken in between, as after a plan ended
    const row = fixture.region.rows().find(({ pk, sk }) => pk === `WS#${fixture.owner.uid}` && sk === 'META') as Record<
      string,
      unknown
    >
    await fixture.region.database.send({
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
    'a@x.example\u0000',
    'a\u0000@x.example',
    '=?utf-8?q?a?=@x.example',
    'https://evil.example/login?x=@b.example',
    'verify/at/evil.example@b.example',
    'a@[127.0.0.1]',
    'a@x..example',
    'one,two@x.example',
    `${'a'.repeat(65)}@x.example`,
    'a\u202eb@x.example',
  ])('is not sent to what is no plain address: %j', async (email) => {
    const { status, body } = await invite(email)
    expect([status, body.issues?.[0]?.message]).toEqual([422, workspaceMessages.emailInvalid])
    expect(mails()).toEqual([])
  })

  test.each(['ines.müller+desk@büro.example', 'o_k-1=x@mail.co.example', '張@例え.example'])(
    'is sent to an ordinary one: %s',
    async (email) => {
      expect((await invite(email)).status).toBe(200)
      expect(mails()).toMatchObject([{ to: [email] }])
    },
  )

  test.each([
    [5, 'a free workspace', false],
    [20, 'a workspace that has paid', true],
  ])('is sent at most %i times an hour by %s', async (limit, _, hasEverPaid) => {
    await accounts.bump({ kind: 'workspace', id: fixture.owner.uid }, { set: { hasEverPaid } })
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
    await fixture.region.invoke(
      'POST /v2/workspaces/{workspaceId}',
      { workspaceId: fixture.owner.uid, workspaceName },
      { token: fixture.owner.token },
    )
    await invite('invitee@example.com')
    const [{ subject = '', text = '' } = {}] = mails()
    expect(subject).toBe(`You are invited to ${expected}`)
    expect(text.split('\n')[0]).toBe(`You are invited to work in ${expected}.`)
    expect(text).not.toContain(fixture.owner.email ?? '')
    expect(text.match(/https?:\/\/[^/]+/g)).toEqual(['https://app.example.com'])
  })
})
