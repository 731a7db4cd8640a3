import { MAX_CLIENTS_OF_ORGANISATION, MAX_IMPORTED_CLIENTS } from '#shared/clients/limits'
import type { Organisation } from '#shared/clients/schema'
import { parseCsv } from '#web/lib/format/parse-csv.ts'

export type RowState = 'ready' | 'name' | 'email' | 'twice' | 'full' | 'organisation'

export interface ClientRow {
  /** Of the file, the head being 1. */
  readonly line: number
  readonly name: string
  readonly email: string
  readonly organisation: string
  /** Of the known organisation with that name. */
  readonly orgId: string | undefined
  readonly isOrgAdmin: boolean
  readonly state: RowState
}

export type ReadFile =
  | { readonly rows: readonly ClientRow[] }
  | { readonly refused: 'noColumns' | 'fileEmpty' }
  | { readonly refused: 'tooManyRows'; readonly count: number }

/** A cell that a spreadsheet would run as a formula has an apostrophe in front, as our own export writes it. */
const plain = (cell: string | undefined): string => (cell ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '')

const sameName = (text: string): string => text.normalize('NFC').toLowerCase()

/** Users in CSV text, each with what the server would say to it, so that the preview shows it before anything is added. */
export const clientsFromCsv = (text: string, organisations: readonly Organisation[]): ReadFile => {
  const [head = [], ...lines] = parseCsv(text)
  const columns = head.map((name) => name.trim().toLowerCase())
  const columnOf = (...names: readonly string[]) => columns.findIndex((column) => names.includes(column))
  const [name, email, organisation, admin] = [
    columnOf('name'),
    columnOf('email', 'e-mail'),
    columnOf('organisation', 'organization'),
    columnOf('admin'),
  ]
  if (name < 0 || email < 0 || organisation < 0) return { refused: 'noColumns' }
  if (lines.length === 0) return { refused: 'fileEmpty' }
  if (lines.length > MAX_IMPORTED_CLIENTS) return { refused: 'tooManyRows', count: lines.length }
  const known = new Map(organisations.map((each) => [sameName(each.name), each]))
  const free = new Map(organisations.map(({ ID, seats }) => [ID, MAX_CLIENTS_OF_ORGANISATION - seats]))
  const seen = new Set<string>()
  const stateOf = (row: Omit<ClientRow, 'state'>): RowState => {
    if (row.name === '' || row.name.length > 120) return 'name'
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(row.email)) return 'email'
    if (seen.has(row.email)) return 'twice'
    if (row.orgId === undefined) return 'organisation'
    const seats = free.get(row.orgId) ?? 0
    if (seats <= 0) return 'full'
    free.set(row.orgId, seats - 1)
    seen.add(row.email)
    return 'ready'
  }
  return {
    rows: lines.map((cells, at) => {
      const given = plain(cells[organisation])
      const row = {
        line: at + 2,
        name: plain(cells[name]),
        email: plain(cells[email]).toLowerCase(),
        organisation: given,
        orgId: known.get(sameName(given))?.ID,
        isOrgAdmin: /^(yes|true|1|ja)$/i.test(plain(cells[admin])),
      }
      return { ...row, state: stateOf(row) }
    }),
  }
}
