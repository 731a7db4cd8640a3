import type { ClientTab } from '#shared/agencies/client-tabs'
import type { AllRoutes } from '#shared/api'
import type { AnswerOf } from '#shared/contract'

interface Viewer {
  readonly canView: (tab: ClientTab) => boolean
}

type AgentAnswer = AnswerOf<AllRoutes['GET /v2/agents/{agentId}']>
type Settings = AnswerOf<AllRoutes['GET /v2/agents/{agentId}/versions/{version}']>['settings']
type Versions = AnswerOf<AllRoutes['GET /v2/agents/{agentId}/versions']>
type Channels = AnswerOf<AllRoutes['GET /v2/agents/{agentId}/channels']>
type Telegram = AnswerOf<AllRoutes['GET /v2/agents/{agentId}/channels/telegram']>
type Discord = AnswerOf<AllRoutes['GET /v2/agents/{agentId}/channels/discord']>
type Pair = AnswerOf<AllRoutes['POST /v2/agents/{agentId}/knowledge/pairs']>
type Pairs = AnswerOf<AllRoutes['GET /v2/agents/{agentId}/knowledge/pairs']>
type PairVersions = AnswerOf<AllRoutes['GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions']>
type DiscordChannel = AnswerOf<AllRoutes['POST /v2/agents/{agentId}/channels/discord']>

const noGuards = {
  perConversation: 0,
  perVisitorPerDay: 0,
  perDay: 0,
  turnsPerConversation: 0,
  alertAt: [],
  isStopped: false,
}

/** Settings as if nothing were set of what is the agency's own, and of the prompt where no tab of the client has it. */
const settingsFor = <It extends Settings>({ canView }: Viewer, settings: It): It => ({
  ...settings,
  security: { allowedOrigins: [], spendGuards: noGuards },
  internal: { accountCreationConfig: '' },
  maxTokensUsage: 0,
  ...(canView('/nodes') || canView('/prompt')
    ? {}
    : { nodes: [], vg_systemPrompt: '', vg_initPrompt: '', vg_initMessages: [] }),
})

/** Who did something: people of the clients, or of the agency, whose addresses are nobody's. */
const who = (by: string): string => (by.startsWith('client:') ? 'client' : 'team')

const withoutPerson = <It extends { readonly changedBy: string }>(changed: It): It => ({
  ...changed,
  changedBy: who(changed.changedBy),
})

/** What another program says there may be an address of the platform. */
const withoutReason = <It extends DiscordChannel>(channel: It): It => ({
  ...channel,
  reading: { state: channel.reading.state },
})

/**
 * What a client sees of an answer: no key, nothing of the agency's money, no person of its team, no name or address of the platform.
 * Each takes what the route's contract has let through.
 */
export const outputs = {
  agent: (viewer: Viewer, { data: { SECRET_API_KEY: _, ...agent } }: AgentAnswer) => ({
    data: settingsFor(viewer, agent),
  }),
  version: (viewer: Viewer, { settings }: { readonly settings: Settings }) => ({
    settings: settingsFor(viewer, settings),
  }),
  versions: (_: Viewer, { versions }: Versions) => ({
    versions: versions.map(({ by, ...version }) => ({ ...version, by: who(by) })),
  }),
  channels: (_: Viewer, { accounts, settings }: Channels) => ({ accounts, settings }),
  telegram: (_: Viewer, { account, webhook }: Telegram) => ({ account, webhook: { ...webhook, url: '' } }),
  discord: (_: Viewer, { channel, application }: Discord) => ({
    ...(channel ? { channel: withoutReason(channel) } : {}),
    // the platform's own has its name
    ...(application?.isOwn ? { application } : {}),
  }),
  pair: (_: Viewer, { pair }: Pair) => ({ pair: withoutPerson(pair) }),
  pairs: (_: Viewer, { pairs, ...page }: Pairs) => ({ ...page, pairs: pairs.map(withoutPerson) }),
  pairVersions: (_: Viewer, { versions }: PairVersions) => ({ versions: versions.map(withoutPerson) }),
  discordChannel: (_: Viewer, channel: DiscordChannel) => withoutReason(channel),
} as const
export type OutputName = keyof typeof outputs

/** The answer of a route as a client sees it. */
export const narrow = (name: OutputName, viewer: Viewer, answer: unknown): unknown =>
  // the route's own row names the function for its answer
  outputs[name](viewer, answer as never)
