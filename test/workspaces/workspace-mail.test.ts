import { describe, expect, test } from 'vitest'
import { workspaceMessages } from '#shared/workspaces/messages'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, invite, join, mail, mails } = teamFixture()

describe('mail from a workspace', () => {
  const send = (to: string, about: object = {}) =>
    fixture.region.invoke(
      'POST /v2/workspaces/{workspaceId}/email',
      { workspaceId: fixture.owner.uid, to, subject: 'Hours', html: '<p>Hello</p>', ...about },
      { token: fixture.owner.secret },
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
    await invite('invitee@example.com')
    mail.resetHistory()
    expect((await send('invitee@example.com')).body.message).toBe(workspaceMessages.notMailed)
    expect(mails()).toEqual([])
    await atFixedTime(async () => {
      for (let sent = 0; sent < 50; sent++) expect((await send(fixture.owner.email ?? '')).status).toBe(200)
      expect((await send(fixture.owner.email ?? '')).status).toBe(429)
    })
  })
})
