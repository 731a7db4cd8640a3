import { expect, test } from 'vitest'
import { lostWorkspaces } from '#web/features/workspaces/lost-workspaces.ts'
import { openWorkspacesQuery } from '#web/features/workspaces/queries.ts'

const workspace = (uid: string, role: 'owner' | 'member') => ({
  uid,
  role,
  workspaceName: uid,
  workspacePhotoURL: '',
})
const own = workspace('own', 'owner')
const northwind = workspace('northwind', 'member')
const lost = (before: number, after: number, still: readonly (typeof northwind)[]) =>
  lostWorkspaces({ workspaces: [own, northwind], at: before }, { workspaces: still, at: after }).map(({ uid }) => uid)

test('a workspace that a later look does not find is lost', () => {
  expect(lost(1, 2, [own])).toEqual(['northwind'])
  expect(lost(1, 2, [own, northwind])).toEqual([])
})

test('a look from before a membership began does not end it', () => {
  expect(lost(2, 1, [own])).toEqual([])
  expect(lostWorkspaces({ workspaces: [northwind], at: 1 }, undefined)).toEqual([])
})

test('one’s own workspace is never lost', () => expect(lost(1, 2, [northwind])).toEqual([]))

test('whoever is removed is looked for twice a minute', () => {
  expect(openWorkspacesQuery('eu').refetchInterval).toBeLessThanOrEqual(30_000)
})
