import { callers, type Grants, type GrantsOf, type SealedGrant } from '#infra/grants/grants'

/** Accounts' credentials, for what asks their providers. */
const credentials = { of: 'ACC#', fields: ['token'], to: ['open'] } as const satisfies SealedGrant

/** What gives messages to conversations: they are answered like those of the web, without a visitor who waits for the stream. */
const answering = {
  table: {
    read: ['ACC#', 'AGT#', 'QIN#', 'QOUT#', 'CX#', 'CONV#', 'PMID#', 'PROVIDERS#', 'RATE#', 'SUBJ#'],
    write: ['ACC#', 'QIN#', 'QOUT#', 'CX#', 'CONV#', 'DESK#', 'OWED#', 'PMID#', 'RATE#'],
  },
  credits: 'use',
  bus: true,
  secrets: ['providers'],
  bedrock: true,
  // what visitors send is fetched with the account's credential and kept beside what websites' visitors attach
  readFiles: ['knowledge/', 'attachments/'],
  writeFiles: ['attachments/'],
  sealed: [credentials],
  variables: ['TELEGRAM_BASE_URL', 'GRAPH_BASE_URL', 'DISCORD_BASE_URL'],
  vectors: 'read',
  memoryMb: 512,
} as const satisfies Grants

export const channelGrants = {
  'channels/api': {
    ...callers,
    bus: true,
    table: {
      read: ['ACC#', 'AGT#', 'APP#', 'CONV#', 'GATEWAY#', 'META#', 'PROVIDERS#', 'QOUT#'],
      write: ['ACC#', 'AGT#', 'APP#', 'CONV#', 'WS#', 'META#', 'PROVIDERS#', 'QOUT#', 'RATE#'],
      // the other numbers of a business account
      gsi1: ['WS#'],
      gsi2: ['AGTACC#'],
    },
    // credentials are sealed when they are given, and opened to ask the provider
    sealed: [
      { of: 'ACC#', fields: ['token', 'pin'], to: ['seal', 'open'] },
      { of: 'META#', fields: ['token'], to: ['seal', 'open'] },
      { of: 'APP#', fields: ['secret'], to: ['seal', 'open'] },
      { of: 'AGT#', fields: ['whatsappToken', 'whatsappAppSecret'], to: ['open'] },
      { of: 'AGT#', fields: ['legacyAppSecret'], to: ['seal'] },
    ],
    // the platform's apps at Meta and Discord
    secrets: ['tokens', 'apps'],
    variables: ['PUBLIC_URL', 'TELEGRAM_BASE_URL', 'GRAPH_BASE_URL', 'DISCORD_BASE_URL'],
    // setting a webhook is three calls at the provider
    timeoutSeconds: 29,
  },
  'channels/telegram-hook': { table: { read: ['AGT#'], write: ['EFFECT#', 'QIN#'] }, bus: true },
  'channels/legacy-whatsapp-hook': {
    table: { read: ['AGT#', 'ACC#'], write: ['EFFECT#', 'QIN#', 'RATE#'] },
    bus: true,
    sealed: [{ of: 'AGT#', fields: ['legacyAppSecret'], to: ['open'] }],
  },
  // of the platform's app nothing is read; a workspace's own names its key, and delivers for its accounts only
  'channels/meta-hook': {
    table: { read: ['ACC#', 'APP#'], write: ['EFFECT#', 'QIN#', 'RATE#'] },
    bus: true,
    secrets: ['apps'],
    sealed: [{ of: 'APP#', fields: ['secret'], to: ['open'] }],
  },
  // Discord waits three seconds
  'channels/discord-hook': {
    table: { read: ['ACC#', 'APP#', 'PROVIDERS#'], write: ['EFFECT#', 'QIN#', 'RATE#'] },
    bus: true,
    memoryMb: 512,
  },
  // answers, and knows nothing
  'channels/google-hook': {},
  // what the optional process posts that reads Discord's ordinary messages
  'channels/discord-gateway-hook': {
    table: { read: ['ACC#', 'AGT#', 'GATEWAY#'], write: ['EFFECT#', 'QIN#', 'GATEWAY#'] },
    bus: true,
    secrets: ['apps'],
    memoryMb: 512,
  },
  // waits for the burst and for the model: a flood must not take the concurrency of all else. Lambda tries again what it refuses, and the sweeper finds it
  'channels/inbound/take-inbound': { ...answering, timeoutSeconds: 180, reserved: 'channels' },
  // several lanes at once, each with a file of 20 MB at most
  'channels/inbound/sweep-inbound': { ...answering, memoryMb: 1024, timeoutSeconds: 300 },
  'channels/inbound/drop-waiting': { table: { read: ['QIN#'], write: ['QIN#'] }, timeoutSeconds: 60 },
  'channels/connecting/call-new-channel-webhook': {
    table: { read: ['AGT#'] },
    variables: ['NEW_CHANNEL_WEBHOOK_URL'],
  },
  'channels/health/watch-account': { table: { write: ['PROBE#'] } },
  'channels/health/take-announcement': { table: { read: ['ACC#'], write: ['ACC#', 'PROBE#'] }, bus: true },
  // a run begins no further probe after 200 s
  'channels/health/probe-due': {
    // of an agent it renews the hook's secret after a restore
    table: { read: ['PROBE#', 'ACC#', 'AGT#', 'APP#'], write: ['PROBE#', 'ACC#', 'AGT#'] },
    bus: true,
    sealed: [credentials],
    // which of a page's and number's apps is ours
    secrets: ['apps'],
    variables: ['PUBLIC_URL', 'TELEGRAM_BASE_URL', 'GRAPH_BASE_URL', 'DISCORD_BASE_URL'],
    timeoutSeconds: 280,
  },
  'channels/connecting/connect-saved-number': {
    table: { read: ['ACC#', 'AGT#', 'APP#'], write: ['ACC#', 'AGT#', 'WS#'] },
    bus: true,
    sealed: [
      { of: 'AGT#', fields: ['whatsappToken', 'whatsappAppSecret'], to: ['open'] },
      { of: 'AGT#', fields: ['legacyAppSecret'], to: ['seal'] },
      { of: 'ACC#', fields: ['token'], to: ['seal', 'open'] },
    ],
    // which of a number's apps is ours, where another workspace has it
    secrets: ['apps'],
    variables: ['PUBLIC_URL', 'GRAPH_BASE_URL'],
  },
  'channels/connecting/release-accounts': {
    table: { read: ['ACC#', 'AGT#'], write: ['ACC#', 'AGT#'], gsi1: ['WS#'], gsi2: ['AGTACC#'] },
    bus: true,
    variables: ['TELEGRAM_BASE_URL', 'GRAPH_BASE_URL'],
    sealed: [credentials],
  },
  // one worker per account for up to 100 s, and what it has begun; its requests go to providers only
  'channels/sending/send-queued': {
    table: {
      read: ['ACC#', 'QOUT#', 'CONV#', 'CX#'],
      write: ['ACC#', 'QOUT#', 'CONV#', 'CX#', 'PMID#'],
    },
    bus: true,
    sealed: [credentials],
    variables: ['TELEGRAM_BASE_URL', 'GRAPH_BASE_URL', 'DISCORD_BASE_URL'],
    timeoutSeconds: 150,
  },
  'channels/sending/sweep-sends': { table: { read: ['ACC#', 'QOUT#'] }, bus: true },
} satisfies GrantsOf<'channels'>
