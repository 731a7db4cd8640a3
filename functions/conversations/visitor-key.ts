import { createHmac } from 'node:crypto'
import { platformSecrets } from '#lib/secrets'

/**
 * Who a visitor on the web is to the spend guards: a keyed hash of their address, per agent. The address itself is stored
 * nowhere. A network of IPv6 (/64) counts as one visitor, since one home has as many addresses as it likes.
 */
export const visitorKey = async (agentId: string, ip: string): Promise<string> => {
  const [key = ''] = (await platformSecrets()).tokenKeys
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
