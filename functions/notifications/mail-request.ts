import { HolderChanged } from '#events/conversations/events'
import { liveAgent } from '#features/agents'
import { peopleOf } from '#features/workspaces'
import { attempt } from '#lib/commit'
import { consumer } from '#lib/consumer'
import { environment, optionalEnvironment } from '#lib/environment'
import { log } from '#lib/log'
import { sendMail } from '#lib/mail'
import { rateLimit } from '#lib/rate-limit'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { mailings } from './store.ts'

/** Whoever is not reached by so many mails is not reached by more. */
const PER_HOUR = { perWindow: 12, windowSeconds: 3600, message: 'This team has been mailed often enough.' }

/** Mails the team that a visitor waits for a person. Each of them gets one mail for one request, however often it is told. */
export const handler = consumer(HolderChanged, async ({ id, data }) => {
  const { agentId, conversationId, workspaceId, to, isTest } = data
  // an installation without a sender has Chats alone
  if (to !== 'requested_chat' || isTest || !optionalEnvironment('MAIL_FROM')) return
  const [agent, people] = await Promise.all([liveAgent(agentId), peopleOf(workspaceId)])
  if (!agent || !(await isAllowed(agentId, id))) return
  const title = agent.settings.title.replace(/\s+/g, ' ').trim()
  const address = `${environment('PUBLIC_URL').replace(/\/$/, '')}/app/${environment('REGION_NAME')}/agents/${agentId}/convos`
  const text = `A visitor of ${title} asked for a person and waits.\n\nOpen the conversation:\n${address}?chat=${conversationId}\n`
  for (const email of people) {
    const mark = { consumer: 'notifications/mail-request', eventId: `${id}#${email}` }
    const outcome = await attempt([mailings.creating({ ...mark, at: world().now() })])
    if (!outcome.committed) continue
    try {
      await sendMail({ to: email, subject: `${title}: a visitor waits for a person`, text })
    } catch (failure) {
      await mailings.drop(mark)
      throw failure
    }
  }
})

const isAllowed = async (agentId: string, eventId: string): Promise<boolean> => {
  try {
    await rateLimit({ scope: `request-mail#${agentId}`, ...PER_HOUR })
    return true
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure
    log('warn', 'a request for a person was not mailed', { eventId, agentId })
    return false
  }
}
