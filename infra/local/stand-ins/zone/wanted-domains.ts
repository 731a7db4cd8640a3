import type { Zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'
import { feedbackHost, signingZone } from '#infra/local/stand-ins/ses/check-records'
import type { SesState } from '#infra/local/stand-ins/ses/ses-state'
import type { WantedDomain, WantedRecord } from './zone-page-view.ts'

/** Records that the product shows to its users, by the domain that they are for, as it has stored them. */
export type StoredWish = Readonly<Record<string, readonly unknown[]>>

/** What SES looks for. */
const ofIdentities = (regions: SesState['regions']): StoredWish =>
  Object.fromEntries(
    Object.entries(regions).flatMap(([region, { identities }]) =>
      identities.map(({ name, tokens, mailFrom }) => [
        name,
        [
          ...tokens.map((token) => ({
            type: 'CNAME',
            name: `${token}._domainkey.${name}`,
            value: `${token}.${signingZone(region)}`,
          })),
          ...(mailFrom
            ? [
                { type: 'MX', name: mailFrom.domain, value: feedbackHost(region), priority: 10 },
                { type: 'TXT', name: mailFrom.domain, value: 'v=spf1 include:amazonses.com ~all' },
              ]
            : []),
        ],
      ]),
    ),
  )

const stateIn = (zone: Zone, { type, name, value, priority }: ZoneRecord): WantedRecord['state'] => {
  const answers = zone.lookUp(name, type).answers.filter((record) => record.type === type)
  if (answers.some((record) => record.value === value && record.priority === priority)) return 'found'
  return answers.length > 0 || (type === 'CNAME' && zone.lookUp(name, 'A').answers.length > 0) ? 'wrong' : 'missing'
}

const keyOf = ({ type, name, value }: ZoneRecord) => `${type} ${name} ${value}`

/** All that is to be set, by domain: what the product has stored, and what SES looks for. */
export const wantedDomains = (
  zone: Zone,
  stored: StoredWish,
  regions: SesState['regions'],
): readonly WantedDomain[] => {
  const found = new Map<string, Map<string, ZoneRecord>>()
  for (const wish of [stored, ofIdentities(regions)])
    for (const [domain, records] of Object.entries(wish)) {
      const known = found.get(domain) ?? new Map<string, ZoneRecord>()
      found.set(domain, known)
      for (const given of records) {
        const record = ZoneRecord.safeParse(given)
        if (record.success && !known.has(keyOf(record.data))) known.set(keyOf(record.data), record.data)
      }
    }
  return [...found].map(([domain, records]) => ({
    domain,
    records: [...records.values()].map((record) => ({ ...record, state: stateIn(zone, record) })),
  }))
}
