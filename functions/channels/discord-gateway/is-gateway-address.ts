/**
 * Whether a session may be resumed there: the bot's token is sent to it. `told` is the gateway's address as Discord's API says it;
 * sessions have addresses of their own, below the same domain (`wss://gateway-us-east1-b.discord.gg`).
 */
export const isGatewayAddress = (address: string, told: string): boolean => {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  const gateway = URL.parse(told)
  const isTold = url.host === gateway?.host && url.protocol === gateway.protocol
  return isTold || (url.protocol === 'wss:' && url.hostname.endsWith('.discord.gg'))
}
