import { world } from '#lib/world'
import type { HostRecord } from '#shared/domains/schema'
import { type Dns, lookInDns } from './dns.gateway.ts'
import { providerOfServers } from './dns-providers.ts'
import { findForbidding } from './find-forbidding.ts'
import { followName } from './follow-name.ts'
import { untilEnd } from './until-end.ts'

export interface WantedHost {
  readonly host: string
  /** The registrable domain that the host is in. */
  readonly zone: string
  readonly token: string
  /** What the host is to lead to. */
  readonly target: string
}

export interface RecordsLook {
  readonly records: HostRecord[]
  /**
   * The TXT record is there, the host leads somewhere, and nothing forbids a certificate. Whether it leads to us decides
   * CloudFront: addresses that stand in place of a CNAME are others in each part of the world.
   */
  readonly isProven: boolean
  /** Some server did not answer: what it has is not known. */
  readonly isSilent: boolean
  readonly provider?: string
}

const TTL_SECONDS = 300
/** A look is part of a call that answers within 29 seconds: what is not known by then is asked again. */
const LOOK_MS = 10_000

/** The records that a host needs, before anybody has looked for them. */
export const wantedRecords = ({ host, zone, token, target }: WantedHost): HostRecord[] => [
  record({ type: 'TXT', name: `_verify.${host}`, value: `verify=${token}` }, zone),
  record({ type: 'CNAME', name: host, value: target }, zone),
]

const record = (
  about: Pick<HostRecord, 'type' | 'name' | 'value'> & Partial<HostRecord>,
  zone: string,
): HostRecord => ({
  status: 'missing',
  answers: [],
  label: about.name === zone ? '@' : about.name.slice(0, -zone.length - 1),
  ttl: TTL_SECONDS,
  ...about,
})

/** What the world's name servers answer of a host's records now, or do not answer in time. */
export const lookAtRecords = async (wanted: WantedHost): Promise<RecordsLook> => {
  const look = new AbortController()
  const dns = untilEnd(lookInDns(), world().sleep(LOOK_MS, look.signal))
  try {
    return await lookWith(dns, wanted)
  } finally {
    look.abort()
    dns.end()
  }
}

const lookWith = async (dns: Dns, wanted: WantedHost): Promise<RecordsLook> => {
  const { host, zone, target } = wanted
  const [text, alias] = wantedRecords(wanted)
  if (!text || !alias) throw new Error('a host needs two records')
  const [texts, lead, forbidding, servers] = await Promise.all([
    dns.texts(text.name),
    followName(dns, host, target),
    findForbidding(dns, host),
    dns.nameServers(zone),
  ])
  const hasText = texts?.some((each) => each.trim() === text.value) ?? false
  const isForbidden = (forbidding?.answers.length ?? 0) > 0
  const provider = providerOfServers(servers ?? [])
  return {
    records: [
      { ...text, ...textStatus(texts ?? [], hasText) },
      { ...alias, ...lead, answers: shown(lead?.answers ?? []) },
      ...(isForbidden && forbidding
        ? [
            record(
              {
                type: 'CAA',
                name: forbidding.at,
                value: '0 issue "amazon.com"',
                status: 'wrong',
                fault: 'forbidden',
                answers: shown(forbidding.answers),
              },
              zone,
            ),
          ]
        : []),
    ],
    isProven: hasText && leadsSomewhere(lead) && forbidding !== undefined && !isForbidden,
    // behind a loop there is nobody to ask
    isSilent: !texts || !lead || (!forbidding && lead.fault !== 'loop'),
    ...(provider ? { provider } : {}),
  }
}

/** Anybody may have as many as they like. */
const MOST_ANSWERS = 10
const MOST_CHARACTERS = 200
const shown = (answers: readonly string[]): string[] =>
  answers.slice(0, MOST_ANSWERS).map((each) => each.slice(0, MOST_CHARACTERS))

const textStatus = (texts: readonly string[], hasText: boolean): Partial<HostRecord> => ({
  status: hasText ? 'found' : texts.length > 0 ? 'wrong' : 'missing',
  answers: shown(texts),
  ...(!hasText && texts.length > 0 ? { fault: 'other-value' } : {}),
})

/** Another name of somebody's is certainly not us; addresses may be. */
const leadsSomewhere = (lead: Awaited<ReturnType<typeof followName>>): boolean =>
  lead?.status === 'found' || (lead?.fault === 'elsewhere' && lead.answers.every(isAddress))

const isAddress = (answer: string): boolean => /^[\d.]+$|:/.test(answer)
