import { HolderChanged } from '#events/conversations/events'
import { liveAgent } from '#features/agents'
import { peopleOf } from '#features/workspaces'
import { attempt } from '#lib/commit'
import { consumer } from '#lib/consumer'
import { environment, optionalEnvironment } from '#lib/environment'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { isWithin } from './is-within.ts'
import { mailings } from './store.ts'

/** Whoever is not reached by so many mails is not reached by more. */
const PER_HOUR = { perWindow: 12, windowSeconds: 3600 }
const CONSUMER = 'notifications/mail-request'

/** Mails the team that a visitor waits for a person. Each of them gets one mail for one request, however often it is told. */
export const handler = consumer(HolderChanged, async ({ id, data }) => {
  const { agentId, conversationId, workspaceId, to, isTest } = data
  // an installation without a sender has Chats alone
  if (to !== 'requested_chat' || isTest || !optionalEnvironment('MAIL_FROM')) return
  const [agent, people] = await Promise.all([liveAgent(agentId), peopleOf(workspaceId)])
  const limit = { scope: `request-mail#${agentId}`, ...PER_HOUR }
  if (!agent || !(await isWithin([limit], { consumer: CONSUMER, eventId: id }))) return
  const title = agent.settings.title.replace(/\s+/g, ' ').trim()
  const address = `${environment('PUBLIC_URL').replace(/\/$/, '')}/app/${environment('REGION_NAME')}/agents/${agentId}/convos`
  const text = `A visitor of ${title} asked for a person and waits.\n\nOpen the conversation:\n${address}?chat=${conversationId}\n`
  for (const email of people) {
    const mark = { consumer: CONSUMER, eventId: `${id}#${email}` }
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
