import { EndpointFailing } from '#events/webhooks/events'
import { languageByEmail, nameOfWorkspace, teamEmails } from '#features/workspaces'
import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { appUrl } from '#lib/hosts/own-urls'
import { sendMail } from '#lib/mail'
import { world } from '#lib/world'
import { failureMail } from './failure-mail.ts'

/**
 * Mails the workspace's owner and members that an endpoint fails (specification 2, section 7). One mail to each, even if the event is
 * delivered twice; how often, the event's own transaction limits. Without a mail sender the page alone shows it.
 */
export const handler = consumer(EndpointFailing, async ({ id, data }) => {
  if (!optionalEnvironment('MAIL_FROM')) return
  const { workspaceId } = data
  const [people, workspace = ''] = await Promise.all([teamEmails(workspaceId), nameOfWorkspace(workspaceId)])
  const languageOf = await languageByEmail(people)
  const address = appUrl('/events')
  for (const to of people) {
    const mark = { consumer: 'webhooks/mail-failure', eventId: `${id}#${to}` }
    const { committed } = await attempt([effects.creating({ ...mark, at: world().now() })])
    if (!committed) continue
    try {
      await sendMail({ to, ...failureMail({ ...data, workspace, address, language: languageOf(to) ?? 'en' }) })
    } catch (failure) {
      await effects.drop(mark)
      throw failure
    }
  }
})
