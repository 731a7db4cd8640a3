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

test('a workspace that a later answer does not contain is lost', () => {
  expect(lost(look(1, own, northwind), look(2, own, northwind))).toEqual([])
  expect(lost(look(1, own, northwind), look(2, own))).toEqual(['northwind'])
})

test('it is lost as well when the member’s own record is the first without it', () => {
  expect(lost(look(1, own, northwind))).toEqual([])
  expect(lost(look(3, own), look(2, own, northwind))).toEqual(['northwind'])
  expect(confirmed(own)).toEqual(['northwind'])
})

test('it stays lost until a fetch made for that agrees, and is reported once', () => {
  expect(lost(look(1, own, northwind), look(2, own))).toEqual(['northwind'])
  expect(lost(look(1, own, northwind), look(3, own))).toEqual(['northwind'])
  expect(confirmed(own)).toEqual(['northwind'])
  expect(confirmed(own)).toEqual([])
  expect(lost(look(4, own), look(5, own))).toEqual([])
})

test('one wrong answer ends no membership', () => {
  expect(lost(look(1, own, northwind), look(2, own))).toEqual(['northwind'])
  expect(confirmed(own, northwind)).toEqual([])
  expect(lost(look(3, own, northwind), look(4, own, northwind))).toEqual([])
})

test('an answer from before a membership began does not end it', () => {
  expect(lost(look(2, own, northwind), look(1, own))).toEqual([])
})

test('regions do not affect each other’s workspaces', () => {
  expect(lost(look(1, own, northwind))).toEqual([])
  expect(watch.lost('na', look(2, workspace('other', 'owner')), undefined)).toEqual([])
})

test('the member’s own workspace is never lost', () => {
  expect(lost(look(1, own, northwind), look(2, northwind))).toEqual([])
})

test('memberships are checked twice a minute while no live updates arrive, and not at all while they do', () => {
  expect(accessibleWorkspacesQuery('eu').refetchInterval).toBeLessThanOrEqual(30_000)
  const { refetchInterval, refetchOnWindowFocus } = accessibleWorkspacesQuery('eu', true)
  expect([refetchInterval, refetchOnWindowFocus]).toEqual([false, false])
})
