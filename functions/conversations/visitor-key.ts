import { createHmac } from 'node:crypto'
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

const networkOf = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
