import { addressFault } from '#lib/fetch/address-fault'
import { Problem } from '#shared/problems'
import { webhookText } from '#shared/webhooks/messages'

/** The address as it is stored. Throws `invalid` for one that is not https, or leads inside. */
export const checkAddress = async (given: string): Promise<string> => {
  const fault = await addressFault(given)
  if (!fault) {
    const url = new URL(given)
    url.hash = ''
    return url.href
  }
  const text = webhookText(fault === 'dns' || fault === 'timeout' ? 'unreachable' : 'address')
  throw new Problem('invalid', text, { issues: [{ path: 'url', ...text }] })
}
