import { plainName, type RecordType, type ZoneRecord } from './zone-record.ts'

/** An answer as a resolver gives it: an alias with what it leads to. */
export interface Found {
  readonly code: 'ok' | 'nxdomain' | 'servfail'
  readonly answers: readonly ZoneRecord[]
}

/** How many aliases a resolver follows, one behind the other. */
const HOPS = 8

/** Names below exist, so the name itself does, without records. */
const isKnown = (records: readonly ZoneRecord[], name: string): boolean =>
  records.some((record) => record.name === name || record.name.endsWith(`.${name}`))

/** Looks a name up in the records that are visible. A `*.` record answers for the names below that have no records of their own. */
export const lookUp = (records: readonly ZoneRecord[], asked: string, type: RecordType): Found => {
  const answers: ZoneRecord[] = []
  let name = plainName(asked)
  for (let hop = 0; hop <= HOPS; hop += 1) {
    const own = recordsOf(records, name)
    const fitting = own.filter((record) => record.type === type)
    if (fitting.length > 0) return { code: 'ok', answers: [...answers, ...fitting] }
    const alias = own.find((record) => record.type === 'CNAME')
    if (!alias) return { code: own.length > 0 || isKnown(records, name) ? 'ok' : 'nxdomain', answers }
    answers.push(alias)
    name = alias.value
  }
  return { code: 'servfail', answers: [] }
}

const recordsOf = (records: readonly ZoneRecord[], name: string): readonly ZoneRecord[] => {
  const own = records.filter((record) => record.name === name)
  if (own.length > 0 || isKnown(records, name)) return own
  const wildcard = `*.${name.slice(name.indexOf('.') + 1)}`
  return records.filter((record) => record.name === wildcard).map((record) => ({ ...record, name }))
}
