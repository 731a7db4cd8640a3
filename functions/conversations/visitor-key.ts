import { createHmac } from 'node:crypto'
import { networkOf } from '#lib/http/network-of'
import { tokenSecrets } from '#lib/secrets'

/**
 * A web visitor's key for rate limits and spend guards: a keyed hash of their IP address, per agent. The address itself is not
 * stored. An IPv6 network (/64) counts as one visitor, since one home can use any address in it.
 */
export const visitorKey = async (agentId: string, ip: string): Promise<string> => {
  const [key = ''] = (await tokenSecrets()).tokenKeys
  return createHmac('sha256', key)
    .update(`visitor\n${agentId}\n${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22)
}
