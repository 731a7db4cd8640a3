import { recordsOf } from '#functions/senders/records-of'
import { senderOf } from '#functions/senders/sender-of'
import type { Verb } from '#lib/http/api'
import type { senders as routes } from '#shared/senders/routes'

/** A domain's status, from our own row: pages ask every five seconds. */
export const showSender: Verb<typeof routes, 'GET /email/domains/{id}'> = async (
  input,
  { access: { workspaceId } },
) => {
  const row = await senderOf(workspaceId, input)
  const { id, domain, status, checkedAt, error } = row
  return {
    data: {
      id,
      domain,
      status,
      records: recordsOf(row),
      ...(checkedAt === undefined ? {} : { checkedAt }),
      ...(error === undefined ? {} : { error }),
    },
  }
}
