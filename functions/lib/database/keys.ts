import type { Family } from '#shared/key-families'

/**
 * The single table on one page. A key starts with its owner (workspace, agent or conversation); the system's own with their
 * kind. Uniqueness never relies on an index.
 * Every store takes its keys from here; nothing else builds one.
 */
export interface Key {
  readonly pk: string
  readonly sk: string
}

/** A new family is a line of shared/key-families.ts, and a grant in infra/access for every function that uses it. */
const key = (pk: `${Family}${string}`, sk: string): Key => ({ pk, sk })
/** In the partition of an owner, which another key names. */
const keyOf = (owner: string, sk: string): Key => ({ pk: owner, sk })

export const keys = {
  workspace: (it: { uid: string }) => key(`WS#${it.uid}`, 'META'),
  member: (it: { uid: string; email: string }) => key(`WS#${it.uid}`, `MEMBER#${it.email}`),
  /** A former member who may still know keys. */
  formerKeyReader: (it: { uid: string; email: string }) => key(`WS#${it.uid}`, `KEYREADER#${it.email}`),
  invitation: (it: { uid: string; email: string }) => key(`WS#${it.uid}`, `INV#${it.email}`),
  /** A line of the log that integrations write. */
  workspaceLog: (it: { uid: string; id: string }) => key(`WS#${it.uid}`, `LOG#${it.id}`),
  /** Which workspace a signed-in identity owns: the claim by which a first sign-in creates one workspace only. */
  identity: (it: { sub: string }) => key(`SUB#${it.sub}`, 'META'),
  /** A further workspace of the owner of `home`, their personal one. */
  ownedWorkspace: (it: { home: string; uid: string }) => key(`WS#${it.home}`, `OWNED#${it.uid}`),
  /** A crawl of a website. */
  crawl: (it: { workspaceId: string; id: string }) => key(`WS#${it.workspaceId}`, `CRW#${it.id}`),
  /** Which crawls of the workspace run at present. */
  crawlSlots: (it: { workspaceId: string }) => key(`WS#${it.workspaceId}`, 'CRWS'),
  /** One run of the onboarding wizard, and the agent that it creates. */
  wizardAttempt: (it: { workspaceId: string; attemptId: string }) => key(`WS#${it.workspaceId}`, `ATT#${it.attemptId}`),
  wizardCreation: (it: { workspaceId: string; attemptId: string }) =>
    key(`WS#${it.workspaceId}`, `ATT#${it.attemptId}#AGENT`),
  /** A key of an agent or a workspace, by its SHA-256; `owner` is their partition. */
  accessKey: (it: { owner: string; id: string }) => keyOf(it.owner, `KEY#${it.id}`),
  /** A session of an agency's portal, by the SHA-256 of its secret; `owner` is the client's or the agency's partition. */
  portalSession: (it: { owner: string; id: string }) => keyOf(it.owner, `SES#${it.id}`),
  audit: (it: { owner: string; id: string }) => keyOf(it.owner, `AUD#${it.id}`),

  /** `ID` begins with the level and sorts by time; an encoded receiver has no `#`, which separates a key's parts. */
  notification: (it: { workspaceId: string; receiver: string; ID: string }) =>
    key(`WS#${it.workspaceId}`, `NTF#${encodeURIComponent(it.receiver)}#${it.ID}`),
  notificationSettings: (it: { workspaceId: string; receiver: string }) =>
    key(`WS#${it.workspaceId}`, `NTFSET#${encodeURIComponent(it.receiver)}`),
  /** Marks an occasion that a workspace was notified of, so that it is notified only once. */
  notificationMarker: (it: { workspaceId: string; what: string }) => key(`WS#${it.workspaceId}`, `NOTIFIED#${it.what}`),
  /** A browser that a receiver is notified in; `device` is a hash of its push endpoint. */
  pushDevice: (it: { workspaceId: string; receiver: string; device: string }) =>
    key(`WS#${it.workspaceId}`, `PUSH#${encodeURIComponent(it.receiver)}#${it.device}`),

  /** An address that the workspace's events are posted to. */
  webhookEndpoint: (it: { workspaceId: string; id: string }) => key(`WS#${it.workspaceId}`, `EP#${it.id}`),
  /** When the workspace was last mailed that an endpoint fails. */
  webhookFailureMail: (it: { workspaceId: string }) => key(`WS#${it.workspaceId}`, 'EPMAIL'),
  /** An event on its way to an endpoint; its id sorts by time. */
  webhookDelivery: (it: { endpointId: string; id: string }) => key(`EP#${it.endpointId}`, `DLV#${it.id}`),
  /** Marks a delivery that was given up, so that one query finds those. */
  failedWebhookDelivery: (it: { endpointId: string; id: string }) => key(`EP#${it.endpointId}`, `FAILED#${it.id}`),
  /** The lease of the one worker that posts to the endpoint. */
  webhookLane: (it: { endpointId: string }) => key(`EP#${it.endpointId}`, 'LANE'),
  /** A delivery that waits for its attempt; an endpoint's rows are one query, the earliest first. */
  dueWebhookDelivery: (it: { shard: number; endpointId: string; at: number; id: string }) =>
    key(`DLVDUE#${it.shard}`, `${it.endpointId}#${String(it.at).padStart(15, '0')}#${it.id}`),

  /** A copy for the screens of a workspace's owner, by the SHA-256 of its URL. */
  userPictureCopy: (it: { workspaceId: string; source: string }) => key(`WS#${it.workspaceId}`, `PIC#${it.source}`),

  organisation: (it: { id: string }) => key(`ORG#${it.id}`, 'META'),

  agency: (it: { ID: string }) => key(`AGY#${it.ID}`, 'META'),
  /** Which agency the workspace has: the claim by which it never has two. */
  agencyOfWorkspace: (it: { uid: string }) => key(`WS#${it.uid}`, 'AGENCY'),

  /** The code of one of the agency's custom tabs. */
  tabCode: (it: { agencyId: string; id: string }) => key(`AGY#${it.agencyId}`, `TAB#${it.id}`),
  /** A host that the agency has, or has given up lately. */
  agencyHost: (it: { agencyId: string; host: string }) => key(`AGY#${it.agencyId}`, `HOST#${it.host}`),
  /** A host that is being set up or given up: what a crash has left is found here. */
  unsettledHost: (it: { at: number; host: string }) =>
    key('HOSTS#UNSETTLED', `${String(it.at).padStart(15, '0')}#${it.host}`),

  /** A tenant at the edge that no claim names, while it and its certificates are deleted. */
  leftTenant: (it: { name: string }) => key('HOSTS#LEFT', it.name),
  /** A reminder to set a host's DNS records. */
  dnsReminder: (it: { agencyId: string; claimId: string; bucket: number }) =>
    key(`AGY#${it.agencyId}`, `DNSREM#${it.claimId}#${it.bucket}`),

  client: (it: { ID: string }) => key(`CLI#${it.ID}`, 'META'),
  /** Where a new client is in their onboarding. */
  clientOnboarding: (it: { clientId: string }) => key(`CLI#${it.clientId}`, 'ONBOARDING'),
  /** What a link of the portal, or a log-in in two steps, proves; `id` is the SHA-256 of its secret. */
  portalToken: (it: { id: string }) => key(`TOK#${it.id}`, 'META'),
  /** The domain that an agency sends from, and what of it is set up. */
  sender: (it: { agencyId: string }) => key(`AGY#${it.agencyId}`, 'SENDER'),
  /** When an agency's sender is next to be looked at. */
  dueSender: (it: { at: number; agencyId: string }) =>
    key('SENDERS#DUE', `${String(it.at).padStart(15, '0')}#${it.agencyId}`),
  /** An address to which an agency's mail no longer goes; `id` is an HMAC of it. */
  stoppedAddress: (it: { agencyId: string; id: string }) => key(`AGY#${it.agencyId}`, `NOMAIL#${it.id}`),
  /** The code that was last mailed to an address for one purpose; `id` is a hash of both and the agency. */
  portalCode: (it: { id: string }) => key(`OTP#${it.id}`, 'META'),
  /** The claim by which an agency has an e-mail address once; elsewhere it is another person's. */
  clientEmail: (it: { agencyId: string; email: string }) => key(`AGY#${it.agencyId}`, `CEM#${it.email}`),

  /** Which agent an agent of the workspace was copied from; one query finds all copies. */
  agentCopy: (it: { workspaceId: string; agentId: string }) => key(`WS#${it.workspaceId}`, `COPY#${it.agentId}`),
  /** What a copy and its source had in common last. */
  copyBase: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'BASE'),
  /** An agent's version on its way to its copies; `id` sorts by time. */
  fleetPush: (it: { agencyId: string; id: string }) => key(`AGY#${it.agencyId}`, `PUSH#${it.id}`),
  /** The one push of an agent that is under way. */
  pushOfSource: (it: { sourceId: string }) => key(`AGT#${it.sourceId}`, 'PUSHING'),
  pushedVersion: (it: { pushId: string }) => key(`PUSH#${it.pushId}`, 'VERSION'),
  pushTarget: (it: { pushId: string; agentId: string }) => key(`PUSH#${it.pushId}`, `TARGET#${it.agentId}`),
  /** A target's base before the push, for undoing it. */
  baseBeforePush: (it: { pushId: string; agentId: string }) => key(`PUSH#${it.pushId}`, `BASE#${it.agentId}`),

  agent: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'META'),
  agentDraft: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'DRAFT'),
  liveAgent: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'LIVE'),
  /** Kept for ever: the id of a deleted agent is still in the pages of the sites that embedded it. */
  deletedAgent: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'DELETED'),
  agentVersion: (it: { agentId: string; version: string }) => key(`AGT#${it.agentId}`, `VER#${it.version}`),
  identitySecrets: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'IDSEC'),
  identitySecretUse: (it: { agentId: string; id: string }) => key(`AGT#${it.agentId}`, `IDUSE#${it.id}`),
  /** A website whose pages the agent refused. */
  refusedOrigin: (it: { agentId: string; origin: string }) => key(`AGT#${it.agentId}`, `ORIGIN#${it.origin}`),
  pictureCopy: (it: { agentId: string; source: string }) => key(`AGT#${it.agentId}`, `PIC#${it.source}`),
  source: (it: { agentId: string; id: string }) => key(`AGT#${it.agentId}`, `KBS#${it.id}`),
  pair: (it: { agentId: string; id: string }) => key(`AGT#${it.agentId}`, `KBQ#${it.id}`),
  /** An earlier or the current state of a Q&A; `version` with leading zeros, so that they sort. */
  pairVersion: (it: { agentId: string; pairId: string; version: number }) =>
    key(`AGT#${it.agentId}`, `KBQV#${it.pairId}#${String(it.version).padStart(8, '0')}`),
  /** How often a Q&A answered, as several counters. */
  pairUses: (it: { agentId: string; pairId: string; part: number }) =>
    key(`AGT#${it.agentId}`, `KBQU#${it.pairId}#${it.part}`),
  gap: (it: { agentId: string; id: string }) => key(`AGT#${it.agentId}`, `KBG#${it.id}`),
  /** Version of an agent's gaps, raised with each change, so that one question never opens two gaps. */
  gapVersion: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'KBGB'),
  /** An unanswered question that no gap counts yet; one query a shard finds all. */
  unansweredQuestion: (it: { shard: number; agentId: string; id: string }) =>
    key(`ASKED#${it.shard}`, `${it.agentId}#${it.id}`),
  /** A scheduled refresh, sorted by time, so that one query finds what is due. */
  refresh: (it: { shard: number; at: number; agentId: string; sourceId: string }) =>
    key(`REFRESH#${it.shard}`, `${String(it.at).padStart(15, '0')}#${it.agentId}#${it.sourceId}`),
  knowledgeIndex: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'KBI'),

  conversation: (it: { conversationId: string }) => key(`CONV#${it.conversationId}`, 'HEAD'),
  message: (it: { conversationId: string; id: string }) => key(`CONV#${it.conversationId}`, `MSG#${it.id}`),
  messageSeen: (it: { conversationId: string; providerId: string }) =>
    key(`CONV#${it.conversationId}`, `MID#${it.providerId}`),
  formAnswered: (it: { conversationId: string; messageId: string; formId: string }) =>
    key(`CONV#${it.conversationId}`, `FORM#${it.messageId}#${it.formId}`),
  /** A voice note whose transcription was paid for. */
  transcribedNote: (it: { conversationId: string; attachmentId: string }) =>
    key(`CONV#${it.conversationId}`, `TRANSCRIBED#${it.attachmentId}`),
  owed: (it: { shard: number; conversationId: string }) => key(`OWED#${it.shard}`, it.conversationId),
  /** A conversation that waits for a member of the team; one query of the workspace finds all. */
  deskRow: (it: { workspaceId: string; agentId: string; conversationId: string }) =>
    key(`DESK#${it.workspaceId}`, `${it.agentId}#${it.conversationId}`),
  externalUser: (it: { agentId: string; channel: string; externalUserId: string }) =>
    key(`CX#${it.agentId}#${it.channel}#${it.externalUserId}`, 'PTR'),
  /** A visitor may write to several accounts of an agent: each is a chat. `account` is an `AccountId`: a channel's name has no colon. */
  chat: (it: { agentId: string; account: string; chatId: string }) =>
    key(`CX#${it.agentId}#${it.account}#${it.chatId}`, 'PTR'),

  /** A bot, number, page or channel at a provider, whichever workspace has connected it: the key is its uniqueness. `account` is an `AccountId`. */
  channelAccount: (it: { account: string }) => key(`ACC#${it.account}`, 'META'),
  /** The lease of the one worker that sends for it. */
  accountDrain: (it: { account: string }) => key(`ACC#${it.account}`, 'DRAIN'),
  /** When something last came and went, and its state. */
  accountPulse: (it: { account: string }) => key(`ACC#${it.account}`, 'PULSE'),
  /** What became of a message that only shows whether its number can be used. */
  testMessage: (it: { account: string; messageId: string }) => key(`ACC#${it.account}`, `TEST#${it.messageId}`),
  /** With which a workspace has registered a WhatsApp number. */
  numberPin: (it: { account: string; workspaceId: string }) => key(`ACC#${it.account}`, `PIN#${it.workspaceId}`),
  /** A connected number of a WhatsApp Business Account. No account's id begins with `waba.`. */
  businessNumber: (it: { wabaId: string; account: string }) => key(`ACC#waba.${it.wabaId}`, `NUMBER#${it.account}`),
  /** A connected channel of a server of Discord. No account's id begins with `guild.`. */
  serverChannel: (it: { guildId: string; account: string }) => key(`ACC#guild.${it.guildId}`, `CHANNEL#${it.account}`),
  /** What a member may use of a log-in at Meta, for half an hour. */
  /** An app that a workspace has brought, and which one it has at a provider. */
  channelApp: (it: { appKey: string }) => key(`APP#${it.appKey}`, 'META'),
  channelAppUse: (it: { appKey: string; account: string }) => key(`APP#${it.appKey}`, `USE#${it.account}`),
  channelAppPlace: (it: { workspaceId: string; provider: string }) => key(`WS#${it.workspaceId}`, `APP#${it.provider}`),
  metaTicket: (it: { ticket: string }) => key(`META#${it.ticket}`, 'LOGIN'),
  /** When the account's provider is asked about it next; a shard has few attributes of each, so a run reads all of them. */
  watchedAccount: (it: { shard: number; account: string }) => key(`PROBE#${it.shard}`, it.account),
  /** Discord: an interaction whose answer was promised, by who asked. */
  discordPromise: (it: { account: string; userId: string; id: string }) =>
    key(`ACC#${it.account}`, `PROMISE#${it.userId}#${it.id}`),
  /** What channels know of an agent beside its settings; no draft, version or export has it. */
  agentChannels: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'CH'),
  /** Fields that saving an agent takes for its channels. */
  agentChannelFields: (it: { agentId: string }) => key(`AGT#${it.agentId}`, 'CHF'),
  /** A provider's delivery that no turn has taken; a lane's rows are one query, in order. */
  waitingInbound: (it: { shard: number; lane: string; order: string }) =>
    key(`QIN#${it.shard}`, `${it.lane}#${it.order}`),
  /** A message that its provider has not got; an account's rows are one query, by conversation, in order. */
  waitingSend: (it: { shard: number; account: string; conversationId: string; messageId: string }) =>
    key(`QOUT#${it.shard}`, `${it.account}#${it.conversationId}#${it.messageId}`),
  /** Which message of ours the provider's own id names. */
  sentMessage: (it: { account: string; externalId: string }) => key(`PMID#${it.account}#${it.externalId}`, 'MSG'),

  /** A payer's credits, an item of their own: each turn writes it twice, and the owner's record has two indexes. */
  account: (it: { owner: string }) => keyOf(it.owner, 'CREDIT'),
  /** A part of a payer's credits under a partition key of its own; the account lists those that exist. */
  accountShard: (it: { owner: string; shard: number }) => key(`CREDIT#${it.owner}#${it.shard}`, 'SHARD'),
  /** Credits that end, whose time has not begun: one query of the payer's partition finds all, the oldest first. */
  waitingLot: (it: { owner: string; id: string }) => keyOf(it.owner, `LOT#${it.id}`),
  /** When a payer's lots are due, sorted by time, so that one query finds what is. */
  lotEnd: (it: { shard: number; at: number; id: string }) =>
    key(`LOTEND#${it.shard}`, `${String(it.at).padStart(15, '0')}#${it.id}`),
  ledgerEntry: (it: { owner: string; part?: number | undefined; id: string }) =>
    key(it.part === undefined ? `LED#${it.owner}` : `LED#${it.owner}#${it.part}`, it.id),
  /** A part of a payer's month, in parts so that no payer's turns meet in one item. */
  usage: (it: {
    owner: string
    shard: number
    month: string
    organisationId: string
    agentId: string
    reason: string
  }) => key(`USAGE#${it.owner}#${it.shard}`, `${it.month}#${it.organisationId}#${it.agentId}#${it.reason}`),
  /** What a workspace has taken of what is sold. */
  plan: (it: { uid: string }) => key(`WS#${it.uid}`, 'PLAN'),
  /** When a running trial is next to be told of. */
  trialTurn: (it: { at: number; uid: string }) => key('TRIALS#DUE', `${String(it.at).padStart(15, '0')}#${it.uid}`),
  spend: (it: { scope: string; day: string }) => key(`SPEND#${it.scope}#${it.day}`, 'COUNT'),
  /** A part of what an agent may still spend in a day; the day's count lists those that exist. */
  spendShard: (it: { scope: string; day: string; shard: number }) =>
    key(`SPEND#${it.scope}#${it.day}#${it.shard}`, 'COUNT'),
  rate: (it: { scope: string; window: number }) => key(`RATE#${it.scope}#${it.window}`, 'COUNT'),
  analyticsCounter: (it: { agentId: string; date: string; shard: number; metric: string }) =>
    key(`AN#${it.agentId}#${it.date}#${it.shard}`, it.metric),
  /** A part of what an agent's month holds by day, small enough that a list reads those of all its agents at once. */
  agentMonth: (it: { agentId: string; month: string; shard: number }) =>
    key(`AN#${it.agentId}#${it.shard}`, `MONTH#${it.month}`),

  idempotency: (it: { scope: string; key: string }) => key(`IDEM#${it.scope}#${it.key}`, 'ANSWER'),
  effect: (it: { consumer: string; eventId: string }) => key(`EFFECT#${it.consumer}#${it.eventId}`, 'DONE'),
  liveConnection: (it: { connectionId: string }) => key(`WSC#${it.connectionId}`, 'META'),
  liveSubscription: (it: { topic: string; connectionId: string }) => key(`SUBJ#${it.topic}`, it.connectionId),
  /** The agent that test conversations are held with; its id is random, so that nothing else can talk to it. */
  canary: () => key('CANARY#AGENT', 'META'),
  /** Which providers the operator has connected. */
  capabilities: () => key('PROVIDERS#CONNECTED', 'META'),
  /** The operator's application at Discord, as far as it is public. */
  discordApplication: () => key('PROVIDERS#DISCORD', 'META'),
  /** How a connection to Discord's gateway is. */
  discordGateway: (it: { shard: number }) => key('GATEWAY#DISCORD', `SHARD#${it.shard}`),
  outbox: (it: { shard: number; id: string }) => key(`OUT#${it.shard}`, it.id),
} as const

/** Those of the directory, the one table that all regions share. */
export const directoryKeys = {
  host: (it: { host: string }): Key => ({ pk: `HOST#${it.host}`, sk: 'META' }),
  /** Which agency sends from a domain. */
  mailDomain: (it: { domain: string }): Key => ({ pk: `MAIL#${it.domain}`, sk: 'META' }),
} as const
