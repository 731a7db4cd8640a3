import { type RecordType, recordTypes, ZoneRecord } from './zone-record.ts'

const isType = (word: string | undefined): word is RecordType =>
  recordTypes.some((type) => type === word?.toUpperCase())

const unquoted = (text: string): string => text.trim().replace(/^"([^"]*)"$/, '$1')

/** Value, with the priority of an MX record before it. */
const valued = (type: RecordType, text: string) => {
  const [, priority, exchange] = (type === 'MX' && /^(\d+)\s+(\S+)$/.exec(text)) || []
  if (exchange) return { value: exchange, priority: Number(priority) }
  return { value: type === 'CAA' ? text : unquoted(text) }
}

/** `TXT  _verify.chat.acme.com  parley=…  300`: the columns of a table, between tabs or wide gaps. */
const ofColumns = (columns: readonly string[]): unknown => {
  const at = columns.findIndex(isType)
  if (at < 0) return undefined
  const type = columns[at]?.toUpperCase() as RecordType
  const [name, value = '', ...numbers] = columns.slice(at + 1)
  const [first, second] = numbers.filter((text) => /^\d+$/.test(text)).map(Number)
  const priority = type === 'MX' && second !== undefined ? { priority: first } : {}
  const ttl = second ?? (type === 'MX' && first !== undefined && first < 60 ? undefined : first)
  return { type, name, ...valued(type, value), ...priority, ...(ttl === undefined ? {} : { ttl }) }
}

/** `chat.acme.com. 300 IN CNAME d1.cloudfront.net.`: a line of a zone file. */
const ofZoneFile = (line: string): unknown => {
  const [, name, ttl, type = '', value = ''] = /^(\S+)\s+(?:(\d+)\s+)?(?:IN\s+)?([A-Za-z]+)\s+(.+)$/.exec(line) ?? []
  if (!isType(type)) return undefined
  return {
    type: type.toUpperCase(),
    name,
    ...valued(type.toUpperCase() as RecordType, value),
    ...(ttl ? { ttl: Number(ttl) } : {}),
  }
}

export interface Pasted {
  readonly records: readonly ZoneRecord[]
  /** Lines that are no record. */
  readonly unread: readonly string[]
}

/** Reads records as people have them: copied from a table, or lines of a zone file. Comments and empty lines are left out. */
export const pasteRecords = (text: string): Pasted => {
  const records: ZoneRecord[] = []
  const unread: string[] = []
  for (const whole of text.split('\n')) {
    const line = whole.trim()
    if (!line || line.startsWith(';') || line.startsWith('#')) continue
    const columns = line.split(/\t+|\s{2,}/)
    const words = line.split(/\s+/)
    const given =
      (columns.length >= 3 ? ofColumns(columns) : undefined) ??
      (isType(words[0]) ? ofColumns([words[0], words[1] ?? '', words.slice(2).join(' ')]) : ofZoneFile(line))
    const record = ZoneRecord.safeParse(given)
    if (record.success) records.push(record.data)
    else unread.push(line)
  }
  return { records, unread }
}
