import type { Client, Organisation } from '#shared/clients/schema'
import { csvRow } from '#web/lib/format/csv-row.ts'

const head = ['name', 'email', 'organisation', 'admin', 'language', 'access']

/** Users as RFC 4180 text, which the import reads; formulas are quoted. Never a password: there is no copy of one. */
export const clientsCsv = (people: readonly Client[], organisations: readonly Organisation[]): string => {
  const nameOf = new Map(organisations.map(({ ID, name }) => [ID, name]))
  return [
    head,
    ...people.map(({ name, email, orgId, isOrgAdmin, preferredLanguage, canAccess }) => [
      name,
      email,
      nameOf.get(orgId) ?? '',
      isOrgAdmin ? 'yes' : 'no',
      preferredLanguage,
      canAccess.join(' '),
    ]),
  ]
    .map(csvRow)
    .join('\r\n')
}

/** The passwords of users who were just added; formulas are quoted. */
export const passwordsCsv = (
  added: readonly { readonly name: string; readonly email: string; readonly password: string }[],
): string =>
  [['name', 'email', 'password'], ...added.map((each) => [each.name, each.email, each.password])]
    .map(csvRow)
    .join('\r\n')

export const exampleCsv = (organisation: string): string =>
  [
    ['name', 'email', 'organisation', 'admin'],
    ['Ingrid Lund', 'ingrid@example.com', organisation, 'yes'],
    ['Oskar Berg', 'oskar@example.com', organisation, 'no'],
  ]
    .map(csvRow)
    .join('\r\n')
