/**
 * What a field of a payload holds: a text, a number, a yes or no, a time in milliseconds since 1970, or one of the named values.
 * A name that ends with `?` may be absent.
 */
type FieldKind = 'text' | 'number' | 'boolean' | 'time' | readonly string[]
type Fields = Readonly<Record<string, FieldKind>>

const channel = ['web', 'whatsapp', 'instagram', 'messenger', 'telegram', 'discord', 'voice'] as const
const conversation = { agentId: 'text', conversationId: 'text', channel } as const
const agent = { agentId: 'text' } as const
const account = { agentId: 'text', account: 'text' } as const
const source = { agentId: 'text', sourceId: 'text' } as const

/**
 * The types of event that a workspace's endpoint can subscribe to, each with the fields of its payload: what endpoints get, what the
 * page documents and what the consumer must make are this table. A published field is never removed or given another meaning; what
 * needs that raises `EVENT_VERSION`.
 */
export const eventTypes = {
  client_created: {
    organisationId: 'text',
    clientId: 'text',
    clientName: 'text',
    clientEmail: 'text',
    operation: ['added', 'signup'],
  },
  conversation_started: { ...conversation, 'country?': 'text' },
  handoff_requested: conversation,
  conversation_taken_over: { ...conversation, 'by?': 'text' },
  conversation_returned: { ...conversation, 'by?': 'text' },
  conversation_ended: { ...conversation, endedBy: ['visitor', 'member', 'agent'], 'by?': 'text' },
  message_left: conversation,
  conversation_rated: { ...conversation, score: 'number', 'before?': 'number' },
  conversation_erased: conversation,
  agent_created: { ...agent, title: 'text' },
  agent_published: { ...agent, version: 'number' },
  agent_deleted: agent,
  channel_connected: account,
  channel_removed: account,
  channel_health_changed: {
    ...account,
    name: 'text',
    before: ['connected', 'degraded', 'broken'],
    state: ['connected', 'degraded', 'broken'],
    'reason?': 'text',
  },
  knowledge_imported: { ...source, isChanged: 'boolean' },
  knowledge_import_failed: source,
  crawl_ended: { agentId: 'text', crawlId: 'text', site: 'text', isRead: 'boolean' },
  member_joined: { email: 'text' },
  member_left: { email: 'text' },
} as const satisfies Readonly<Record<string, Fields>>

export type EventName = keyof typeof eventTypes
export const eventNames = Object.keys(eventTypes) as readonly EventName[]

/** What the button of the page sends; every endpoint gets it, whatever it subscribes to. */
export const TEST_EVENT = 'test'
export type SentName = EventName | typeof TEST_EVENT

/** Of the payloads, in each body. */
export const EVENT_VERSION = 1

type ValueOf<K> = K extends 'text'
  ? string
  : K extends 'number' | 'time'
    ? number
    : K extends 'boolean'
      ? boolean
      : K extends readonly (infer V)[]
        ? V
        : never

type Required<F> = { readonly [N in keyof F as N extends `${string}?` ? never : N]: ValueOf<F[N]> }
type Optional<F> = { readonly [N in keyof F as N extends `${infer Name}?` ? Name : never]?: ValueOf<F[N]> | undefined }

/** The payload of a type, as the table describes it. */
export type PayloadOf<T extends EventName> = Required<(typeof eventTypes)[T]> & Optional<(typeof eventTypes)[T]>
