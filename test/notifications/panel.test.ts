import { describe, expect, test } from 'vitest'
import type { Notification } from '#shared/notifications/schema'
import { notificationToAnnounce } from '#web/features/notifications/announce/notification-to-announce.ts'
import { notificationText } from '#web/features/notifications/inbox/notification-text.ts'

const now = 1_700_000_000_000
const one = (more: Partial<Notification> = {}): Notification => ({
  ID: '1-01EVENT',
  kind: 'person-requested',
  notificationLevel: 1,
  about: 'Marta Alves',
  body: '',
  agentTitle: 'Concierge',
  ts: now - 1000,
  urlPathname: '/app/eu/agents/a/convos?chat=c',
  seen: false,
  opened: false,
  isWaiting: false,
  ...more,
})

describe('the toast', () => {
  test('is the newest unseen one, of both levels', () => {
    const list = [
      one({ ID: '1-A', ts: now - 9000 }),
      one({ ID: '2-B', ts: now - 2000, notificationLevel: 2 }),
      one({ ID: '1-C', seen: true }),
    ]
    expect(notificationToAnnounce(list, now, 0)?.ID).toBe('2-B')
  })

  test.each([
    [179_999, true],
    [180_000, false],
  ])('is %i ms old: %s', (age, isTold) =>
    expect(notificationToAnnounce([one({ ts: now - age })], now, 0) !== undefined).toBe(isTold),
  )

  test('is shown once, and no older one after it', () => {
    const list = [one({ ID: '1-A', ts: now - 9000 }), one({ ID: '1-B', ts: now - 2000 })]
    expect(notificationToAnnounce(list, now, now - 2000)).toBeUndefined()
    expect(notificationToAnnounce(list, now, now - 2001)?.ID).toBe('1-B')
  })

  test('is absent if all are seen', () => expect(notificationToAnnounce([one({ seen: true })], now, 0)).toBeUndefined())
})

describe('a notification’s text', () => {
  test.each([
    [one(), 'Marta Alves asked for a teammate'],
    [one({ about: '' }), 'A visitor asked for a teammate'],
    [one({ kind: 'rated-low', score: 2 }), 'Marta Alves rated a chat 2 of 5'],
    [one({ kind: 'source-failed', about: 'Prices' }), 'Prices could not be imported'],
    [one({ kind: 'source-imported', about: 'Prices' }), 'Prices was imported'],
    [one({ kind: 'origin-refused', about: 'shop.example' }), 'shop.example may not show the chat'],
    [one({ kind: 'member-joined', about: 'ana@example.com' }), 'ana@example.com joined the workspace'],
  ])('$1', (notification, title) => expect(notificationText(notification).title).toBe(title))

  test('ends after 50 characters', () => {
    const { title, body } = notificationText(one({ about: 'M'.repeat(80), body: '🙂'.repeat(51) }))
    expect([...title]).toHaveLength(50)
    expect([...body]).toHaveLength(50)
    expect(body.endsWith('🙂…')).toBe(true)
    expect(notificationText(one({ body: 'x'.repeat(50) })).body).toBe('x'.repeat(50))
  })
})
