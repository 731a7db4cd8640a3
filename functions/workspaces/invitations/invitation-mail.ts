import type { Mail } from '#lib/mail'
import { nameInMail } from './name-in-mail.ts'

interface Invited {
  readonly email: string
  readonly workspaceName: string
  readonly uid: string
  readonly secret: string
  readonly region: string
  /** From configuration: a link is never built from a caller's host header. */
  readonly publicUrl: string
}

/**
 * The invitation's mail. Of what its sender can write it carries the workspace's name only: anyone can sign up, and this mail goes
 * to any address from our domain. The token is in the URL's fragment, which browsers never send: no server
 * logs it.
 */
export const invitationMail = (it: Invited): Mail => {
  const about = new URLSearchParams({ region: it.region, workspace: it.uid, secret: it.secret })
  const link = `${it.publicUrl.replace(/\/$/, '')}/invite#${about}`
  const workspace = nameInMail(it.workspaceName)
  return {
    to: it.email,
    subject: `You are invited to ${workspace}`,
    text: [
      `You are invited to work in ${workspace}.`,
      '',
      `Open this link and sign in as ${it.email}:`,
      link,
      '',
      'The link works once and for seven days. If you do not know who sent it, do nothing.',
    ].join('\n'),
  }
}
