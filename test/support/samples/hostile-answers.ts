import type { AgentSummary, FormPart } from '#shared/agents/schema'
import type { ConversationSummary, Message, TurnTrace } from '#shared/conversations/schema'
import type { CrawlPage } from '#shared/crawls/schema'
import type { Gap } from '#shared/gaps/schema'
import type { Pair } from '#shared/knowledge/pairs'
import type { ChunkView, SearchHit, SitePage, Source } from '#shared/knowledge/schema'

/** A place's number as the id that its kind of thing has: 26 characters, in order. */
export const idAt = (at: number): string => String(at).padStart(26, '0')

const now = 1_800_000_000_000

/** A conversation with hostile text wherever a message can have text: both sides, parts, forms and sources. */
export const hostileMessages = (words: readonly string[]): readonly Message[] => [
  ...words.flatMap((text, at): Message[] => [
    { id: idAt(2 * at), role: 'visitor', text, at: now + at },
    {
      id: idAt(2 * at + 1),
      role: at % 5 === 0 ? 'person' : 'agent',
      text,
      ...(at % 5 === 0 ? { by: text } : {}),
      at: now + at,
      parts: [
        { kind: 'image', url: text, alt: text },
        { kind: 'video', url: text, title: text },
        { kind: 'buttons', buttons: [{ label: text, says: text }] },
      ],
      citations: [{ n: 1, title: text, url: text, sourceId: 's' }],
    },
  ]),
  ...words
    .filter((_, at) => at % 10 === 0)
    .map((text, at): Message => ({ id: `system${at}`, role: 'system', text, by: text, notice: 'joined', at: now })),
  {
    id: idAt(2 * words.length),
    role: 'agent',
    text: '',
    at: now + words.length,
    parts: [
      {
        kind: 'carousel',
        cards: words.map((text) => ({ title: text, text, imageUrl: text, button: { label: text, says: text } })),
      },
    ],
  },
  {
    id: idAt(2 * words.length + 1),
    role: 'agent',
    text: '',
    at: now + words.length,
    parts: [hostileForm('open', tenthOf(words)), hostileForm('answered', tenthOf(words))],
  },
  {
    id: idAt(2 * words.length + 2),
    role: 'visitor',
    text: words.join('\n'),
    at: now + words.length,
    form: {
      messageId: idAt(2 * words.length + 1),
      formId: 'answered',
      values: Object.fromEntries(tenthOf(words).map((text, at) => [`field_${at}`, text])),
    },
  },
]

/** A field of every tenth: each costs a browser more than a line of text does. */
const tenthOf = (words: readonly string[]): readonly string[] => words.filter((_, at) => at % 10 === 0)

const hostileForm = (id: string, words: readonly string[]): FormPart => ({
  kind: 'form',
  id,
  submitLabel: words[0] ?? '',
  fields: words.map((text, at) => ({
    variable: `field_${at}`,
    label: text,
    kind: at % 2 === 0 ? 'choice' : 'text',
    placeholder: text,
    choices: [text],
  })),
})

export const hostileConversations = (words: readonly string[], agentId: string): ConversationSummary[] =>
  words.map((text, at) => ({
    conversationId: idAt(at),
    agentId,
    channel: 'web',
    state: 'ai-chatting',
    startedAt: now,
    lastAt: now,
    lastText: text,
    visitorName: text,
    isUnread: true,
    turns: 1,
    credits: 1,
  }))

/** A turn whose every step is untrusted: pages, visitors, tools and models. */
export const hostileTrace = (words: readonly string[]): TurnTrace => ({
  path: words.map((text, at) => ({ nodeId: idAt(at), name: text, type: 'default', why: text, startMs: 0, endMs: 1 })),
  retrieval: {
    query: words.join('\n'),
    startMs: 0,
    endMs: 1,
    threshold: 0.5,
    hits: words.map((text, at) => ({
      sourceId: idAt(at),
      title: text,
      heading: text,
      url: text,
      text,
      score: 0.9,
      isUsed: true,
    })),
  },
  tools: words.map((text, at) => ({
    name: text,
    input: { [text]: text },
    result: JSON.parse(`{"__proto__":{"polluted":1},"said":${JSON.stringify(text)}}`),
    startMs: at,
    endMs: at,
    error: text,
  })),
  model: {
    provider: 'openai',
    model: words.join(' '),
    isOffline: false,
    inputTokens: 1,
    outputTokens: 1,
    firstTokenMs: 1,
    endMs: 1,
    temperature: 0.5,
    prompt: words.join('\n'),
    messages: words.map((text) => ({ role: 'user', text })),
  },
  variables: Object.fromEntries(words.map((text) => [text, text])),
  credits: 1,
  totalMs: 1,
})

export const hostileAgents = (words: readonly string[]): AgentSummary[] =>
  words.map((text, at) => ({
    ID: idAt(at).slice(-16),
    ownerID: 'w',
    title: text,
    description: text,
    roundedImageURL: '',
    agentPlatform: 'vg',
    enableNodes: true,
    lastModified: now / 1000,
    liveVersion: 1,
    hasUnpublishedChanges: false,
    theme: 'light',
  }))

export const hostileSources = (words: readonly string[], agentId: string): Source[] =>
  words.map((text, at) => ({
    id: idAt(at),
    agentId,
    type: at === 0 ? 'site' : 'url',
    title: text,
    url: text,
    fileName: text,
    tags: [text],
    status: 'failed',
    chunkCount: 1,
    pageCount: 1,
    refreshEvery: 'never',
    createdAt: now,
    startedAt: now,
    error: { code: 'unreachable', message: text },
  }))

export const hostileChunks = (words: readonly string[]): ChunkView[] =>
  words.map((text, at) => ({ id: idAt(at), title: text, heading: text, url: text, text }))

export const hostilePages = (words: readonly string[]): SitePage[] =>
  words.map((text, at) => ({ url: `${text}#${at}`, title: text, chunkCount: 1, error: { code: text, message: text } }))

export const hostileHits = (words: readonly string[]): SearchHit[] =>
  words.map((text, at) => ({
    sourceId: idAt(at),
    title: text,
    heading: text,
    url: text,
    text,
    score: 0.9,
    lexical: 0.9,
    why: [{ asked: text, found: text }],
  }))

export const hostileGaps = (words: readonly string[], agentId: string): Gap[] =>
  words.map((text, at) => ({
    id: idAt(at),
    agentId,
    question: text,
    askedAs: [`${text} `],
    count: 1,
    lastAt: now,
    conversationIds: [],
  }))

export const hostilePairs = (words: readonly string[], agentId: string): Pair[] =>
  words.map((text, at) => ({
    id: idAt(at),
    agentId,
    version: 2,
    uses: 1,
    createdAt: now,
    changedAt: now,
    changedBy: text,
    question: text,
    alsoAskedAs: [text],
    answer: text,
    tags: [text],
    answersAbove: 0.8,
  }))

export const hostileCrawlPages = (words: readonly string[]): CrawlPage[] =>
  words.map((text, at) => ({
    id: idAt(at),
    url: text,
    title: text,
    status: at % 2 === 0 ? 'read' : 'failed',
    characters: 1,
    depth: 0,
    preview: text,
    error: { code: 'unreachable', message: text },
  }))
