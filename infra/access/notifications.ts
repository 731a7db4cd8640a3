import { callers, type GrantsOf } from './grants.ts'

export const notificationGrants = {
  // checks a browser's push endpoint when it is registered
  'notifications/api': { ...callers, variables: ['SAFE_FETCH_ALLOW'] },
  // pushes typing events, and ends connections that flood
  'notifications/live/socket': { ...callers, live: 'close' },
  'notifications/live/publish-message': { table: 'write', live: true },
  'notifications/live/publish-reply': { table: 'write', live: true },
  'notifications/live/publish-assignee-change': { table: 'write', live: true },
  'notifications/mail/send-handoff-request': { table: 'write', mail: true, variables: ['PUBLIC_URL'] },
  'notifications/live/publish-human-reply': { table: 'write', live: true },
  'notifications/live/publish-notice': { table: 'write', live: true },
  'notifications/live/publish-rating': { table: 'write', live: true },
  'notifications/live/publish-read-mark': { table: 'write', live: true },
  'notifications/live/publish-read-receipt': { table: 'write', live: true },
  'notifications/triggers/notify-handoff': { table: 'write', bus: true },
  'notifications/triggers/notify-low-rating': { table: 'write', bus: true },
  'notifications/triggers/notify-import-ended': { table: 'write', bus: true },
  'notifications/triggers/notify-member-joined': { table: 'write', bus: true },
  'notifications/live/publish-member-left': { table: 'write', live: true },
  'notifications/forget-member': { table: 'write' },
  'notifications/triggers/notify-crawl-ended': { table: 'write', bus: true },
  'notifications/triggers/notify-low-credits': { table: 'write', bus: true },
  'notifications/triggers/notify-unanswered': { table: 'write', bus: true },
  'notifications/live/publish-notification': { table: 'write', live: true },
  // requests third-party addresses, and signs its requests
  'notifications/push/push-notification': {
    table: 'write',
    secrets: ['tokens'],
    variables: ['PUBLIC_URL', 'MAIL_FROM', 'SAFE_FETCH_ALLOW'],
  },
} satisfies GrantsOf<'notifications'>
