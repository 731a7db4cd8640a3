import type { AddressInfo } from 'node:net'
import dns, { Packet } from 'dns2'
import type { Zone } from './zone.ts'
import { type RecordType, recordTypes, type ZoneRecord } from './zone-record.ts'

export interface LocalDns {
  /** `127.0.0.1:3010` */
  readonly address: string
  readonly stop: () => Promise<void>
}

const typeOf = (code: number): RecordType | undefined => recordTypes.find((type) => Packet.TYPE[type] === code)

/** A text is sent in parts of at most 255 bytes. */
const inParts = (text: string): string[] => text.match(/[\s\S]{1,250}/g) ?? ['']

const dataOf = ({ type, value, priority = 10 }: ZoneRecord): Partial<dns.Packet.Resource> => {
  switch (type) {
    case 'A':
    case 'AAAA':
      return { address: value }
    case 'CNAME':
      return { domain: value }
    case 'NS':
      return { ns: value }
    case 'TXT':
      return { data: inParts(value) }
    case 'MX':
      return { exchange: value, priority }
    case 'CAA': {
      const [, flags = '0', tag = '', issuer = ''] = /^(\d+) (\w+) "([^"]*)"$/.exec(value) ?? []
      return { flags: Number(flags), tag, value: issuer }
    }
  }
}

const CODES = { ok: 0, servfail: 2, nxdomain: 3 } as const

const answer = (zone: Zone, request: Packet): Packet => {
  const response = Packet.createResponseFromRequest(request)
  const [question] = request.questions
  const type = question && typeOf(question.type)
  response.header.ra = 1
  if (!question || !type) return response
  const found = zone.lookUp(question.name, type)
  zone.note(question.name, type, found)
  response.header.rcode = CODES[found.code]
  for (const record of found.answers)
    response.answers.push({
      name: record.name,
      type: Packet.TYPE[record.type],
      class: Packet.CLASS.IN,
      ttl: record.ttl,
      ...dataOf(record),
    } as dns.Packet.Resource)
  return response
}

/** Serves the zone over UDP and TCP on loopback, as a resolver does that follows aliases; port 0: any that is free. */
export const startDns = async (zone: Zone, port: number): Promise<LocalDns> => {
  const handle = (request: Packet, send: (response: Packet) => unknown) => void send(answer(zone, request))
  const udp = dns.createUDPServer(handle)
  const tcp = dns.createTCPServer(handle)
  // a question that cannot be read is not answered, as by any server
  for (const server of [udp, tcp]) server.on('requestError', () => undefined)
  const host = '127.0.0.1'
  const taken = await new Promise<number>((resolve, reject) => {
    tcp.once('error', reject)
    tcp.listen(port, host, () => resolve((tcp.address() as AddressInfo).port))
  })
  await new Promise<void>((resolve, reject) => {
    udp.once('error', reject)
    udp.bind(taken, host, () => resolve())
  })
  return {
    address: `${host}:${taken}`,
    stop: async () => {
      await Promise.all([
        new Promise<void>((resolve) => udp.close(() => resolve())),
        new Promise<void>((resolve) => tcp.close(() => resolve())),
      ])
    },
  }
}
