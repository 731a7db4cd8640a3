import { lookup } from 'node:dns/promises'

/** All addresses of a host by the system's resolver, IPv4 first: a Lambda outside a VPC has no IPv6 route. */
export async function resolveHost(host: string): Promise<readonly string[]> {
  const answers = await lookup(host, { all: true, order: 'ipv4first' })
  return answers.map((answer) => answer.address)
}
