import { LeftMessageWritten } from '#events/conversations/events'
import { liveAgent } from '#features/agents'
import { getLeftMessage } from '#features/conversations'
import { isWithinLimits } from '#functions/notifications/is-within-limits'
import { attempt } from '#lib/database/commit'
import { optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { sendMail } from '#lib/mail'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { copyMail } from './copy-mail.ts'
import { sentMails } from './store.ts'

const DAY = 24 * 3600
/** The address may be a stranger's: it gets few mails from all agents together. */
const PER_ADDRESS = { perWindow: 3, windowSeconds: DAY }
const PER_CONVERSATION = { perWindow: 3, windowSeconds: DAY }
/** Against a script that leaves messages for many addresses. */
const PER_AGENT = { perWindow: 60, windowSeconds: 3600 }
/** Marks of sent mails are kept for longer. */
const MAX_AGE_MS = 7 * DAY * 1000

/**
 * Mails a visitor a copy of the message that they left for the team, once for each message: the mark is the message's, so that
 * neither a second delivery nor a further message sends another.
 */
export const handler = consumer(LeftMessageWritten, async ({ data: { agentId, conversationId } }) => {
  if (!optionalEnvironment('MAIL_FROM')) return
  const [agent, left] = await Promise.all([liveAgent(agentId), getLeftMessage(conversationId)])
  if (!agent || !left || world().now() - left.leftAt > MAX_AGE_MS) return
  const mark = { consumer: 'notifications/mail/send-message-copy', eventId: `${conversationId}#${left.leftAt}` }
  if (await sentMails.get(mark, { consistent: true })) return
  const limits = [
    { scope: `message-copy#${conversationId}`, ...PER_CONVERSATION },
    { scope: `message-copy#${sha256(left.email)}`, ...PER_ADDRESS },
    { scope: `message-copy#${agentId}`, ...PER_AGENT },
  ]
  if (!(await isWithinLimits(limits, { ...mark, eventId: `${mark.eventId}#limits` }))) return
  const outcome = await attempt([sentMails.creating({ ...mark, at: world().now() })])
  if (!outcome.committed) return
  const { title, lang } = agent.settings
  try {
    await sendMail({ to: left.email, ...copyMail({ title, texts: left.texts, languages: [left.language, lang] }) })
  } catch (failure) {
    await sentMails.drop(mark)
    throw failure
  }
})
