import { expect, test } from 'vitest'
import type { Client, Organisation } from '#shared/clients/schema'
import { clientsCsv, exampleCsv, passwordsCsv } from '#web/features/clients/csv/clients-csv.ts'
import { clientsFromCsv } from '#web/features/clients/csv/clients-from-csv.ts'

const organisation = (ID: string, name: string, seats: number): Organisation => ({
  ID,
  name,
  seats,
  workspaceId: 'workspace',
  type: 'org',
  lastModified: 1,
  squarePhotoURL: '',
  dashboardLayout: 'vertical',
  defaultClientAccess: [],
  defaultClientCanEdit: null,
  defaultClientTabOrder: [],
  predefinedTags: [],
  disallowAnyTags: false,
  preferredLanguage: 'en',
  disableHandoff: false,
  widgetIDs: [],
  settings: {
    smartHandoff: false,
    disableHandoffMessages: false,
    enableCannedResponses: false,
    disableClientAccess: false,
    disableClientAccessMessage: '',
  },
})
const fjord = organisation('fjord', 'Fjord Dental', 0)
const full = organisation('full', 'Full House', 9)

const client = (name: string): Client => ({
  ID: 'abcdefghijklmno',
  name,
  email: 'ann@a.example',
  orgId: fjord.ID,
  agencyId: 'agency',
  squarePhotoURL: '',
  isOrgAdmin: true,
  allowCreateAgents: false,
  canDelegateChats: false,
  hideAdvancedSettings: false,
  widgetIDs: null,
  preferredLanguage: 'en',
  predefinedTags: [],
  canAccess: ['/home'],
  canEdit: null,
  clientTabOrder: [],
  status: 'offline',
  type: 'client',
  ts: 1,
  lastModified: 1,
  notificationsSettings: { notifyThrough: 'all', notifyIf: 'all' },
  isNewSignup: false,
  onboardingState: { isCompleted: true },
  internal: { hasChangedPassword: false },
})

const statesOf = (...lines: readonly string[]) => {
  const read = clientsFromCsv(['name,email,organisation,admin', ...lines].join('\n'), [fjord, full])
  return 'rows' in read ? read.rows.map(({ state }) => state) : read.refused
}

test('each row of a file says what stands in its way', () => {
  expect(
    statesOf(
      'Ann,ann@a.example,fjord DENTAL,yes',
      ',bo@a.example,Fjord Dental,',
      'Bo,bo@,Fjord Dental,',
      'Cy,ANN@a.example,Fjord Dental,',
      'Dan,dan@a.example,Nowhere,',
      'Eve,eve@a.example,Full House,',
      'Fay,fay@a.example,Full House,',
    ),
  ).toEqual(['ready', 'name', 'email', 'twice', 'organisation', 'ready', 'full'])
})

test('a file of 1,000 rows is read, one of 1,001 is refused, and so is one without the columns', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `A${at},a${at}@a.example,Nowhere,`)
  expect(statesOf(...rows(1000))).toHaveLength(1000)
  expect(statesOf(...rows(1001))).toBe('tooManyRows')
  expect(statesOf()).toBe('fileEmpty')
  expect(clientsFromCsv('name;email\nAnn;ann@a.example', [fjord])).toEqual({ refused: 'noColumns' })
})

test('a name that a spreadsheet would run is quoted in every file, and read back as it was', () => {
  const name = '=HYPERLINK("https://evil.example")'
  const text = clientsCsv([client(name)], [fjord])
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(clientsFromCsv(text, [fjord])).toMatchObject({ rows: [{ name, state: 'ready', isOrgAdmin: true }] })
  expect(passwordsCsv([{ name, email: '@sum', password: '-1' }])).toContain(`"'@sum","'-1"`)
  expect(clientsFromCsv(exampleCsv('=cmd'), [organisation('cmd', '=cmd', 0)])).toMatchObject({
    rows: [{ state: 'ready' }, { state: 'ready' }],
  })
})
