import type { Mail } from '#lib/mail'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { nameInMail } from './name-in-mail.ts'

interface Invited {
  readonly email: string
  readonly workspaceName: string
  readonly uid: string
  readonly secret: string
  readonly region: string
  /** From configuration: a link is never built from a caller's host header. */
  readonly publicUrl: string
  readonly language: DashboardLanguage
}

interface InvitationWords {
  /** In place of a name without a letter. */
  readonly aWorkspace: string
  readonly quoted: (name: string) => string
  readonly subject: (workspace: string) => string
  readonly invited: (workspace: string) => string
  readonly open: (email: string) => string
  readonly once: string
}

const words: Readonly<Record<DashboardLanguage, InvitationWords>> = {
  en: {
    aWorkspace: 'a workspace',
    quoted: (name) => `“${name}”`,
    subject: (workspace) => `You are invited to ${workspace}`,
    invited: (workspace) => `You are invited to work in ${workspace}.`,
    open: (email) => `Open this link and sign in as ${email}:`,
    once: 'The link works once and for seven days. If you do not know who sent it, do nothing.',
  },
  de: {
    aWorkspace: 'einem Workspace',
    quoted: (name) => `„${name}“`,
    subject: (workspace) => `Einladung zu ${workspace}`,
    invited: (workspace) => `Sie sind eingeladen, in ${workspace} mitzuarbeiten.`,
    open: (email) => `Öffnen Sie diesen Link und melden Sie sich als ${email} an:`,
    once: 'Der Link funktioniert einmal und sieben Tage lang. Wenn Sie nicht wissen, wer ihn geschickt hat, tun Sie nichts.',
  },
}

/**
 * The invitation's mail. Of what its sender can write it carries the workspace's name only: anyone can sign up, and this mail goes
 * to any address from our domain. The token is in the URL's fragment, which browsers never send: no server
 * logs it.
 */
export const invitationMail = (it: Invited): Mail => {
  const about = new URLSearchParams({ region: it.region, workspace: it.uid, secret: it.secret })
  const link = `${it.publicUrl.replace(/\/$/, '')}/invite#${about}`
  const { subject, invited, open, once } = words[it.language]
  const workspace = nameInMail(it.workspaceName, words[it.language])
  return {
    to: it.email,
    subject: subject(workspace),
    text: [invited(workspace), '', open(it.email), link, '', once].join('\n'),
  }
}
