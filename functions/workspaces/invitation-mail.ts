import type { Mail } from '#lib/mail'

interface Invited {
  readonly email: string
  readonly invitedBy: string
  readonly workspaceName: string
  readonly uid: string
  readonly secret: string
  readonly region: string
  /** From configuration: a link is never made from what a caller says its host is. */
  readonly publicUrl: string
}

/** The invitation's mail. The token stands behind `#`, which browsers keep to themselves: no server logs it. */
export const invitationMail = (it: Invited): Mail => {
  const about = new URLSearchParams({ region: it.region, workspace: it.uid, secret: it.secret })
  const link = `${it.publicUrl.replace(/\/$/, '')}/invite#${about}`
  return {
    to: it.email,
    subject: `${it.invitedBy} invites you to ${it.workspaceName}`,
    text: [
      `${it.invitedBy} invites you to work in ${it.workspaceName}.`,
      '',
      `Open this link and sign in as ${it.email}:`,
      link,
      '',
      'The link works once and for seven days. If you do not know who sent it, do nothing.',
    ].join('\n'),
  }
}
