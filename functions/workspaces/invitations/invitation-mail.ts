import type { Mail } from '#lib/mail'

interface Invited {
  readonly email: string
  readonly invitedBy: string
  readonly workspaceName: string
  readonly uid: string
  readonly secret: string
  readonly region: string
  /** From configuration: a link is never built from a caller's host header. */
  readonly publicUrl: string
}

/** The invitation's mail. The token is in the URL's fragment, which browsers never send: no server logs it. */
export const invitationMail = (it: Invited): Mail => {
  const about = new URLSearchParams({ region: it.region, workspace: it.uid, secret: it.secret })
  const link = `${it.publicUrl.replace(/\/$/, '')}/invite#${about}`
  const [sender, workspace] = [oneLine(it.invitedBy), oneLine(it.workspaceName)]
  return {
    to: it.email,
    subject: `${sender} invites you to ${workspace}`,
    text: [
      `${sender} invites you to work in ${workspace}.`,
      '',
      `Open this link and sign in as ${it.email}:`,
      link,
      '',
      'The link works once and for seven days. If you do not know who sent it, do nothing.',
    ].join('\n'),
  }
}

/** A line break in a name could inject a header, or a line that seems to be ours. */
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()
