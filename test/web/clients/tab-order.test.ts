import { expect, test } from 'vitest'
import { movedOrder, orderedTabs } from '#web/features/clients/access/tab-order.ts'

test('tabs stand as they are ordered, the others follow as usual, and those that do not exist yet are left out', () => {
  expect(orderedTabs({ canAccess: ['/home', '/voice', '/kb', '/convos'], order: ['kb'] })).toEqual([
    '/kb',
    '/home',
    '/convos',
  ])
  expect(orderedTabs({ canAccess: [], order: ['kb'] })).toEqual([])
})

test('a move keeps the places of what is not shown, and the ends are ends', () => {
  const access = { canAccess: ['/home', '/convos', '/kb'], order: ['voice', 'convos'] } as const
  expect(orderedTabs(access)).toEqual(['/convos', '/home', '/kb'])
  expect(movedOrder(access, '/kb', -1)).toEqual(['convos', 'kb', 'home', 'voice'])
  expect(movedOrder(access, '/convos', -1)).toBe(access.order)
  expect(movedOrder(access, '/kb', 1)).toBe(access.order)
})
