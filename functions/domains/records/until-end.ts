import type { Dns } from './dns.gateway.ts'

/** Questions that are still open when the look ends are not answered, which says nothing about their names. */
export const untilEnd = (dns: Dns, end: Promise<unknown>): Dns => {
  const over = end.then(() => undefined)
  const limited =
    <A>(ask: (name: string) => Promise<A>) =>
    (name: string): Promise<A | undefined> =>
      Promise.race([over, ask(name)])
  return {
    texts: limited(dns.texts),
    aliases: limited(dns.aliases),
    addresses: limited(dns.addresses),
    authorities: limited(dns.authorities),
    nameServers: limited(dns.nameServers),
    end: dns.end,
  }
}
