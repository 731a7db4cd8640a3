import { optionalEnvironment } from '#lib/environment'
import { letterheads } from './letterhead.ts'
import { senders } from './store.ts'

/** How mail of an agency leaves. */
export interface AgencySender {
  /** The agency's own name, on one line. */
  readonly name: string
  readonly replyTo?: string
  /** Its verified domain; without one mail leaves from the neutral sender. */
  readonly domain?: string
}

/** A line break in a name could begin a header of its own, and a name could be a sentence. */
const inLine = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, 60)

/** Read anew for each mail: a domain that was deleted or lost its records sends nothing more. */
export const agencySender = async (agencyId: string): Promise<AgencySender> => {
  const [letterhead, sender] = await Promise.all([
    letterheads.get({ ID: agencyId }, { consistent: true }),
    senders.get({ agencyId }, { consistent: true }),
  ])
  if (!letterhead) throw new Error('there is no agency to send for')
  const { name, supportEmail } = letterhead
  return {
    name: inLine(name),
    ...(supportEmail === '' ? {} : { replyTo: supportEmail }),
    ...(sender?.state === 'present' && sender.status === 'verified' ? { domain: sender.domain } : {}),
  }
}

export const addressAt = (domain: string): string => `no-reply@${domain}`

/** The sender of mail for agencies without a verified domain: one that names nobody, where the installation has it. */
export const neutralAddress = (): string | undefined =>
  optionalEnvironment('NEUTRAL_MAIL_FROM') ?? optionalEnvironment('MAIL_FROM')
