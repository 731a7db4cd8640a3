import { callers, type Grants, type GrantsOf } from '#infra/grants/grants'

/** Functions that push to a topic's subscribers, whose rights they check again, and drop those that are gone. */
const publishing = {
  table: {
    read: ['SUBJ#', 'CONV#', 'SUB#', 'WS#', 'AGT#', 'CLI#', 'AGY#', 'ORG#'],
    write: ['SUBJ#'],
    gsi2: ['AKEY#', 'WKEY#'],
  },
  live: true,
} as const satisfies Grants

/** The same after changes of what waits for the team. */
const publishingTheDesk = {
  ...publishing,
  table: { ...publishing.table, read: [...publishing.table.read, 'DESK#'] },
} as const satisfies Grants

/** Functions that notify a workspace of an occasion, once. */
const notifying = { table: { read: ['WS#'], write: ['WS#'] }, bus: true } as const satisfies Grants

/** The same for occasions that visitors cause: how often is limited, and each decision is remembered. */
const notifyingWithinLimits = {
  ...notifying,
  table: { read: ['WS#', 'EFFECT#'], write: ['WS#', 'EFFECT#', 'RATE#'] },
} as const satisfies Grants

/** The same to an agency's clients. */
const notifyingClients = {
  table: {
    read: ['WS#', 'EFFECT#', 'ORG#', 'CLI#'],
    write: ['WS#', 'EFFECT#', 'RATE#'],
    gsi1: ['WS#', 'ORG#'],
  },
  bus: true,
} as const satisfies Grants

export const notificationGrants = {
  // checks a browser's push endpoint when it is registered
  'notifications/api': { ...callers, table: { read: ['CONV#'] }, variables: ['SAFE_FETCH_ALLOW'] },
  // pushes typing events, and ends connections that flood
  'notifications/live/socket': {
    ...callers,
    table: { read: ['WSC#', 'SUBJ#', 'CONV#'], write: ['WSC#', 'SUBJ#', 'RATE#'] },
    live: 'close',
  },
  'notifications/live/publish-message': publishing,
  'notifications/live/publish-reply': publishing,
  'notifications/live/publish-assignee-change': publishingTheDesk,
  'notifications/mail/send-handoff-request': { flows: ['notifications/mail-team'] },
  'notifications/mail/send-message-left': { flows: ['notifications/mail-team'] },
  // with the visitor's words, in each member's language
  'notifications/mail/mail-team': {
    table: { read: ['AGT#', 'WS#', 'CONV#', 'EFFECT#'], write: ['EFFECT#', 'RATE#'], gsi1: ['UEMAIL#'] },
    mail: true,
    variables: ['PUBLIC_URL'],
  },
  // to the visitor who left it
  'notifications/mail/send-message-copy': {
    table: { read: ['AGT#', 'CONV#', 'EFFECT#'], write: ['EFFECT#', 'RATE#'] },
    mail: true,
  },
  'notifications/live/publish-human-reply': publishing,
  'notifications/live/publish-notice': publishingTheDesk,
  'notifications/live/publish-rating': publishing,
  'notifications/live/publish-read-mark': publishingTheDesk,
  'notifications/live/publish-delivery': publishing,
  'notifications/live/publish-read-receipt': publishing,
  'notifications/triggers/notify-handoff': notifyingWithinLimits,
  'notifications/triggers/notify-low-rating': notifyingWithinLimits,
  'notifications/triggers/notify-message-left': notifyingWithinLimits,
  'notifications/triggers/notify-origin-refused': notifyingWithinLimits,
  'notifications/triggers/notify-import-ended': { ...notifying, table: { read: ['WS#', 'AGT#'], write: ['WS#'] } },
  'notifications/triggers/notify-member-joined': notifying,
  'notifications/live/publish-member-left': {
    table: { read: ['SUBJ#', 'WSC#'], write: ['SUBJ#'] },
    live: true,
  },
  'notifications/forget-member': { table: { read: ['WS#'], write: ['WS#'] } },
  'notifications/triggers/notify-crawl-ended': notifying,
  'notifications/triggers/notify-channel-health': notifying,
  'notifications/triggers/notify-trial': notifying,
  'notifications/triggers/notify-spending': {
    ...notifying,
    table: { read: ['WS#', 'SPEND#'], write: ['WS#'] },
    credits: 'read',
  },
  'notifications/triggers/notify-unanswered': {
    ...notifying,
    table: { read: ['WS#', 'AGT#', 'SPEND#'], write: ['WS#'] },
  },
  'notifications/mail/send-notification': {
    table: { read: ['WS#', 'AGT#', 'EFFECT#'], write: ['EFFECT#'], gsi1: ['UEMAIL#'] },
    mail: true,
    variables: ['PUBLIC_URL'],
  },
  'notifications/clients/notify-handoff': notifyingClients,
  'notifications/clients/notify-message-left': notifyingClients,
  'notifications/clients/notify-low-rating': notifyingClients,
  // in the agency's name, with a link to its portal
  'notifications/clients/mail-clients': {
    table: {
      read: ['AGY#', 'WS#', 'ORG#', 'CLI#', 'AGT#', 'CONV#', 'EFFECT#'],
      write: ['EFFECT#', 'RATE#'],
    },
    agencyMail: true,
    secrets: ['tokens'],
    variables: ['PUBLIC_URL'],
  },
  'notifications/live/publish-notification': {
    ...publishing,
    table: { ...publishing.table, read: ['SUBJ#', 'SUB#', 'WS#', 'AGT#', 'CLI#', 'AGY#', 'ORG#'] },
  },
  // requests third-party addresses, and signs its requests
  'notifications/push/push-notification': {
    table: { read: ['WS#', 'AGT#', 'CONV#'], write: ['WS#'], gsi1: ['UEMAIL#'] },
    secrets: ['tokens'],
    variables: ['PUBLIC_URL', 'MAIL_FROM', 'SAFE_FETCH_ALLOW'],
  },
} satisfies GrantsOf<'notifications'>
