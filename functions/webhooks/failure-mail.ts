import type { DataOf } from '#events/event'
import type { EndpointFailing } from '#events/webhooks/events'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { failureWords } from './failure-words.ts'

interface Failure extends DataOf<typeof EndpointFailing> {
  /** The workspace's name. */
  readonly workspace: string
  /** The page of the events. */
  readonly address: string
  readonly language: DashboardLanguage
}

const MAX_NAME = 60
const MAX_URL = 300

/** The mail about an endpoint that fails: which, with what it answered, what happens next, and where to look. */
export const failureMail = ({ workspace, url, type, status, fault, off, address, language }: Failure) => {
  const words = failureWords[language]
  const { host } = new URL(url)
  const name = workspace.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME).toWellFormed()
  const cause = status === undefined ? words.unreached(fault ?? 'unreachable') : words.answered(status)
  return {
    subject: off ? words.offSubject(host) : words.subject(host),
    text: [
      words.opening(name, type),
      `${url.slice(0, MAX_URL)}\n${cause}`,
      off ? words.off[off] : words.again,
      `${words.look}\n${address}\n`,
    ].join('\n\n'),
  }
}
