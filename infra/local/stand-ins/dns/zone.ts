import { randomUUID } from 'node:crypto'
import { keptState } from '#infra/local/stand-ins/kept-state'
import { type Found, lookUp } from './look-up.ts'
import { plainName, type RecordType, type ZoneRecord } from './zone-record.ts'
import type { AskedName, ShownRecord, ZoneSettings } from './zone-view.ts'

interface KeptRecord extends ZoneRecord {
  readonly id: string
  readonly from: number
  until?: number
  isFlapping?: boolean
}

interface ZoneState {
  records: KeptRecord[]
  settings: ZoneSettings
}

interface ZoneOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where the records are kept; without one they end with the process. */
  readonly path?: string | undefined
  /** Records of others, which nobody edits: addresses that aliases lead to. */
  readonly fixed?: readonly ZoneRecord[]
  readonly onChange?: () => void
}

/** A change that no provider would take. */
export class ImpossibleRecord extends Error {}

export interface Zone {
  readonly lookUp: (name: string, type: RecordType) => Found
  readonly records: () => readonly ShownRecord[]
  /** Adds records; an alias, an address or a text of the same kind takes the place of the one before. Throws ImpossibleRecord. */
  readonly set: (records: readonly ZoneRecord[]) => void
  readonly remove: (ids: readonly string[]) => void
  readonly flap: (id: string, isFlapping: boolean) => void
  readonly settings: () => ZoneSettings
  readonly change: (settings: Partial<ZoneSettings>) => void
  /** The last questions, newest first. */
  readonly asked: () => readonly AskedName[]
  readonly note: (name: string, type: string, found: Found) => void
  readonly stop: () => void
}

/** A record that flaps is there for so long, then gone for so long. */
export const FLAP_MS = 20_000
const KEPT_QUESTIONS = 60

const isSeen = ({ from, until, isFlapping }: KeptRecord, now: number): boolean =>
  from <= now && !(until !== undefined && until <= now) && !(isFlapping && Math.floor(now / FLAP_MS) % 2 === 1)

const stateOf = ({ from, until, isFlapping }: KeptRecord, now: number): Pick<ShownRecord, 'state' | 'at'> => {
  if (until !== undefined) return { state: 'leaving', at: until }
  if (from > now) return { state: 'waiting', at: from }
  return isFlapping ? { state: 'flapping', at: (Math.floor(now / FLAP_MS) + 1) * FLAP_MS } : { state: 'live' }
}

const shown = (kept: KeptRecord, now: number): ShownRecord => {
  const { from: _, until: __, isFlapping: ___, ...record } = kept
  return { ...record, ...stateOf(kept, now), isSeen: isSeen(kept, now) }
}

const isSame = (one: ZoneRecord, other: ZoneRecord): boolean =>
  one.name === other.name && one.type === other.type && one.value === other.value && one.priority === other.priority

/** Of one name there is one alias; and texts of one purpose (`v=spf1`, `v=DMARC1`). */
const replaces = (next: ZoneRecord, before: ZoneRecord): boolean => {
  if (next.name !== before.name || next.type !== before.type) return false
  const purpose = /^v=\w+/.exec(next.value)?.[0]
  return next.type === 'CNAME' || isSame(next, before) || (purpose !== undefined && before.value.startsWith(purpose))
}

/** The records of all domains that the local run knows: the whole DNS, as far as it is played. */
export const zone = ({ now, path, fixed = [], onChange = () => undefined }: ZoneOptions): Zone => {
  const fresh = (): ZoneState => ({ records: [], settings: { delaySeconds: 0, unknown: 'nxdomain' } })
  const { state, changed: keep, stop } = keptState(path, fresh)
  let asked: readonly AskedName[] = []
  const changed = (): void => {
    const time = now()
    state.records = state.records.filter(({ until }) => until === undefined || until > time)
    keep()
    onChange()
  }
  const seen = (): readonly ZoneRecord[] => {
    const time = now()
    return [...fixed, ...state.records.filter((record) => isSeen(record, time))]
  }
  const later = (): number => now() + state.settings.delaySeconds * 1000
  const leave = (record: KeptRecord, at: number): void => {
    record.until = Math.min(record.until ?? at, at)
    // what nobody has seen yet goes at once
    if (record.from > now()) record.until = now()
  }

  const set = (records: readonly ZoneRecord[]): void => {
    const at = later()
    for (const record of records) {
      const staying = state.records.filter(({ until }) => until === undefined)
      const same = staying.find((before) => isSame(before, record))
      if (same) continue
      const rest = staying.filter((before) => before.name === record.name && !replaces(record, before))
      if (rest.some(({ type }) => (type === 'CNAME') !== (record.type === 'CNAME')))
        throw new ImpossibleRecord(`${record.name}: a CNAME cannot be beside other records of the same name.`)
      for (const before of staying) if (replaces(record, before)) leave(before, at)
      state.records.push({ ...record, id: randomUUID().slice(0, 8), from: at })
    }
    changed()
  }

  return {
    lookUp: (name, type) => {
      const found = lookUp(seen(), name, type)
      return found.code === 'nxdomain' && found.answers.length === 0
        ? { ...found, code: state.settings.unknown }
        : found
    },
    records: () => {
      const time = now()
      return state.records
        .filter(({ until }) => until === undefined || until > time)
        .map((kept) => shown(kept, time))
        .sort((one, other) => one.name.localeCompare(other.name) || one.type.localeCompare(other.type))
    },
    set,
    remove: (ids) => {
      const at = later()
      for (const record of state.records) if (ids.includes(record.id)) leave(record, at)
      changed()
    },
    flap: (id, isFlapping) => {
      const record = state.records.find((each) => each.id === id)
      if (record) record.isFlapping = isFlapping
      changed()
    },
    settings: () => state.settings,
    change: (settings) => {
      state.settings = { ...state.settings, ...settings }
      changed()
    },
    asked: () => asked,
    note: (name, type, { code, answers }) => {
      const line = {
        id: (asked[0]?.id ?? 0) + 1,
        at: now(),
        name: plainName(name),
        type,
        code,
        answered: answers.map(({ value }) => value),
      }
      asked = [line, ...asked].slice(0, KEPT_QUESTIONS)
      onChange()
    },
    stop,
  }
}
