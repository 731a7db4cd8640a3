import { senderConfiguration } from '#lib/senders/sender-configuration'
import type { StoredSender } from '#lib/senders/store'
import type { EmailDomainRecord } from '#shared/senders/schema'

const TTL_SECONDS = 3600
const MX_PRIORITY = 10

type Known = Pick<StoredSender, 'tokens' | 'signingZone' | 'mailFrom' | 'dkimSeen' | 'mailFromSeen'>

/** The records that make a domain one to send from: DKIM, where bounces go, and DMARC, which is only recommended. */
export const recordsOf = ({ tokens, signingZone, mailFrom, dkimSeen, mailFromSeen }: Known): EmailDomainRecord[] => {
  if (tokens.length === 0) return []
  const ttl = TTL_SECONDS
  const feedback = `feedback-smtp.${senderConfiguration()?.region}.amazonses.com`
  return [
    ...tokens.map(
      (token): EmailDomainRecord => ({
        status: dkimSeen,
        type: 'CNAME',
        name: `${token}._domainkey`,
        value: `${token}.${signingZone}`,
        ttl,
      }),
    ),
    { status: mailFromSeen, type: 'MX', name: mailFrom, value: feedback, priority: MX_PRIORITY, ttl },
    { status: mailFromSeen, type: 'TXT', name: mailFrom, value: 'v=spf1 include:amazonses.com ~all', ttl },
    { status: 'recommended', type: 'TXT', name: '_dmarc', value: 'v=DMARC1; p=none;', ttl },
  ]
}
