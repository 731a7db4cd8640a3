import { expect, test } from 'vitest'
import { invitationMail } from '#functions/workspaces/invitations/invitation-mail'
import { xssVectors } from '#test/support/samples/xss-vectors'

test('an invitation is plain text for any sender, with one subject line that a name cannot extend', () => {
  const mailFrom = (name: string) =>
    invitationMail({
      email: 'guest@example.com',
      workspaceName: name,
      uid: 'w1',
      secret: 'token',
      region: 'eu',
      publicUrl: 'https://app.example.com/',
      language: 'en',
    })
  const lines = mailFrom('Ana').text.split('\n')
  for (const vector of xssVectors) {
    const { to, subject, text, ...others } = mailFrom(vector)
    expect(others).toEqual({})
    expect(to).toBe('guest@example.com')
    // a line break in a subject would begin another header
    expect(subject, vector).not.toMatch(/[\r\n\u2028\u2029]/)
    expect(text.split(/[\r\n\u2028\u2029]+/).slice(1), vector).toEqual(lines.filter(Boolean).slice(1))
  }
})
