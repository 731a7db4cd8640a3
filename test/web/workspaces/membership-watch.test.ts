import { beforeEach, expect, test } from 'vitest'
import { membershipWatch } from '#web/features/workspaces/current/membership-watch.ts'
import { accessibleWorkspacesQuery } from '#web/features/workspaces/queries.ts'

const workspace = (uid: string, role: 'owner' | 'member') => ({
  uid,
  role,
  workspaceName: uid,
  workspacePhotoURL: '',
})
const own = workspace('own', 'owner')
const northwind = workspace('northwind', 'member')
const look = (at: number, ...workspaces: (typeof northwind)[]) => ({ at, workspaces })

let watch: ReturnType<typeof membershipWatch>
beforeEach(() => {
  watch = membershipWatch()
})
const lost = (...looks: [me: ReturnType<typeof look>, open?: ReturnType<typeof look>]) =>
  watch.lost('eu', looks[0], looks[1]).map(({ uid }) => uid)
const confirmed = (...workspaces: (typeof northwind)[]) => watch.confirm('eu', workspaces).map(({ uid }) => uid)

test('a workspace that a later look does not find is lost', () => {
  expect(lost(look(1, own, northwind), look(2, own, northwind))).toEqual([])
  expect(lost(look(1, own, northwind), look(2, own))).toEqual(['northwind'])
})

test('it is lost as well when the person’s own record is the first to miss it', () => {
  expect(lost(look(1, own, northwind))).toEqual([])
  expect(lost(look(3, own), look(2, own, northwind))).toEqual(['northwind'])
  expect(confirmed(own)).toEqual(['northwind'])
})

test('it stays lost until a look made for that agrees, and is told once', () => {
  expect(lost(look(1, own, northwind), look(2, own))).toEqual(['northwind'])
  expect(lost(look(1, own, northwind), look(3, own))).toEqual(['northwind'])
  expect(confirmed(own)).toEqual(['northwind'])
  expect(confirmed(own)).toEqual([])
  expect(lost(look(4, own), look(5, own))).toEqual([])
})

test('one wrong look ends no membership', () => {
  expect(lost(look(1, own, northwind), look(2, own))).toEqual(['northwind'])
  expect(confirmed(own, northwind)).toEqual([])
  expect(lost(look(3, own, northwind), look(4, own, northwind))).toEqual([])
})

test('a look from before a membership began does not end it', () => {
  expect(lost(look(2, own, northwind), look(1, own))).toEqual([])
})

test('regions do not miss each other’s workspaces', () => {
  expect(lost(look(1, own, northwind))).toEqual([])
  expect(watch.lost('na', look(2, workspace('other', 'owner')), undefined)).toEqual([])
})

test('one’s own workspace is never lost', () => {
  expect(lost(look(1, own, northwind), look(2, northwind))).toEqual([])
})

test('whoever is removed is looked for twice a minute', () => {
  expect(accessibleWorkspacesQuery('eu').refetchInterval).toBeLessThanOrEqual(30_000)
})
