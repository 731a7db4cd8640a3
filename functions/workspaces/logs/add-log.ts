import { workspaces } from '#functions/workspaces/store'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { ulid } from '#lib/ids'
import { defect, log } from '#lib/log'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { workspaceLogs } from './store.ts'

const LINES = { perWindow: 600, windowSeconds: 3600, message: workspaceText('tooManyLogs') }
/** Counted together with the mails to teammates. */
const MAILS = { perWindow: 50, windowSeconds: 24 * 3600, message: workspaceText('tooMuchMail') }

/** Adds a line to the workspace's log. Mail goes to the workspace's owner only, and after the line was stored. */
export const addLog: Verb<typeof routes, 'POST /workspace/{workspaceId}/logs'> = async (
  { type, content, agentId, channel, metadata, withEmail },
  { access: { workspaceId: uid } },
) => {
  await rateLimit({ scope: `logs#${uid}`, ...LINES })
  if (withEmail) await rateLimit({ scope: `mail#${uid}`, ...MAILS })
  const now = world().now()
  const id = ulid(now)
  await commit([workspaceLogs.putting({ uid, id, at: now, type, content, agentId, channel, metadata })])
  return { success: true, id, isMailed: withEmail === true && (await mailOwner(uid, type, content)) }
}

/** Whether the mail was sent; the line is kept either way. */
const mailOwner = async (uid: string, type: string, text: string): Promise<boolean> => {
  try {
    const owner = await workspaces.get({ uid })
    // a line break in a subject could inject a header
    if (owner) await sendMail({ to: owner.email, subject: `Log: ${type.replace(/\s+/g, ' ')}`, text })
    return owner !== undefined
  } catch (failure) {
    log('error', 'a log line was not mailed', { ...defect(failure), workspaceId: uid })
    return false
  }
}
