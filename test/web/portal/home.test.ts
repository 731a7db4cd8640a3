import { afterEach, expect, test } from 'vitest'
import type { PortalSession } from '#shared/clients/portal-session'
import { limitViewer } from '#web/lib/session/viewer.ts'
import { happenedSince, longestFirst } from '#web/portal/home/happened.ts'
import { nextVisit } from '#web/portal/home/last-visit.ts'
import { rowAction } from '#web/portal/home/row-action.ts'
import { limitsOf } from '#web/portal/tabs/abilities.ts'

afterEach(() => limitViewer({ may: () => true, sees: () => true }))

const row = (state: 'ai-chatting' | 'ended_chat' | 'human-chatting' | 'requested_chat', lastAt: number) => ({
  state,
  lastAt,
})

test('what happened since a time counts what had a message after it, each once', () => {
  const rows = [
    row('requested_chat', 90),
    row('human-chatting', 80),
    row('ai-chatting', 70),
    row('ended_chat', 60),
    row('requested_chat', 50),
  ]
  expect(happenedSince(rows, 50)).toEqual({ all: 4, byAgent: 2, withPerson: 1, waiting: 1 })
  expect(happenedSince(rows, 90)).toEqual({ all: 0, byAgent: 0, withPerson: 0, waiting: 0 })
})

test('a message that a visitor left waits for the client, whatever the state of its conversation', () => {
  const left = { ...row('ai-chatting', 90), place: 'left-message' as const }
  const ended = { ...row('ended_chat', 80), place: 'left-message' as const }
  expect(happenedSince([left, ended, row('ended_chat', 70)], 50)).toEqual({
    all: 3,
    byAgent: 1,
    withPerson: 0,
    waiting: 2,
  })
})

test('who waits is listed the longest first, people and left messages alike', () => {
  const asked = { ...row('requested_chat', 90), askedAt: 40 }
  const left = { ...row('ai-chatting', 80), place: 'left-message' as const, askedAt: 30 }
  const old = row('requested_chat', 20)
  expect(longestFirst([asked, old], [left])).toEqual([old, left, asked])
})

test('a visit lasts until nothing was opened for half an hour, and knows the end of the one before', () => {
  const minute = 60_000
  const first = nextVisit(undefined, 0)
  expect(first.before).toBeUndefined()
  const still = nextVisit(first, 29 * minute)
  expect(still).toEqual({ seen: 29 * minute })
  const second = nextVisit(still, 60 * minute)
  expect(second).toEqual({ seen: 60 * minute, before: 29 * minute })
  expect(nextVisit(second, 80 * minute).before).toBe(29 * minute)
})

test('Home offers to reply where the client may, to read where they only look, and nothing without Conversations', () => {
  const actions = (tabs: PortalSession['tabs']) => {
    limitViewer(limitsOf({ tabs, client: { hideAdvancedSettings: false } }))
    return [rowAction(true), rowAction(false)]
  }
  expect(actions([{ href: '/convos', canEdit: true }])).toEqual(['reply', 'open'])
  expect(actions([{ href: '/convos', canEdit: false }])).toEqual(['open', 'open'])
  expect(actions([{ href: '/home', canEdit: true }])).toEqual([undefined, undefined])
})
