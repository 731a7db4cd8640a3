import * as z from 'zod'
import { keyIndex } from '#lib/access-keys/key-owner'
import type { IndexKeys } from '#lib/database/change'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { sha256 } from '#lib/sha256'
import { VersionReason } from '#shared/agents/versions/agent-version'
import { Payer } from '#shared/billing/payer'

const Packed = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** The small part of an agent that lists, authorisation and conflict checks read; its settings are an item of their own. */
const AgentMeta = z.object({
  ID: z.string(),
  ownerID: z.string(),
  title: z.string(),
  description: z.string(),
  roundedImageURL: z.string(),
  agentPlatform: z.enum(['vg', 'vf']),
  enableNodes: z.boolean(),
  theme: z.enum(['blue-light', 'blue-dark', 'light', 'dark', 'custom']),
  SECRET_API_KEY: z.string(),
  lastModified: z.number().int(),
  ts: z.number().int(),
  liveVersion: z.number().int(),
  draftHash: z.string(),
  liveHash: z.string(),
})
export type AgentMeta = z.infer<typeof AgentMeta>

export const agents = entity<AgentMeta, { agentId: string }>({
  name: 'agent',
  parse: (item) => AgentMeta.parse(item),
  key: keys.agent,
  index: (item) => agentIndex(item),
})

const agentIndex = (item: AgentMeta): IndexKeys => ({
  ...agentListing(item),
  ...keyIndex({ agentId: item.ID, workspaceId: item.ownerID }, sha256(item.SECRET_API_KEY)),
})

/** Rewritten with every change, since the list is sorted by it. Not the key's: it may have been replaced since it was read. */
export const agentListing = (item: Pick<AgentMeta, 'ID' | 'ownerID' | 'lastModified'>): IndexKeys => ({
  gsi1pk: `WS#${item.ownerID}`,
  gsi1sk: `AGT#${String(item.lastModified).padStart(12, '0')}#${item.ID}`,
})

const DeletedAgent = z.object({
  agentId: z.string(),
  workspaceId: z.string(),
  /** Milliseconds since 1970. */
  deletedAt: z.number().int(),
})

/** Marks an id that was an agent's, so that nobody takes it and with it every page that still embeds it. */
export const deletedAgents = entity<z.infer<typeof DeletedAgent>, { agentId: string }>({
  name: 'deleted-agent',
  parse: (item) => DeletedAgent.parse(item),
  key: keys.deletedAgent,
})

const Draft = z.object({ agentId: z.string(), body: Packed })

export const drafts = entity<z.infer<typeof Draft>, { agentId: string }>({
  name: 'agent-draft',
  parse: (item) => Draft.parse(item),
  key: keys.agentDraft,
})

const LiveCopy = z.object({
  agentId: z.string(),
  workspaceId: z.string(),
  version: z.number().int(),
  publishedAt: z.number().int(),
  payer: Payer,
  /** Between how many shards of the payer's credits, and of the agent's day, its turns choose; absent for none. */
  shards: z.object({ payer: z.number().int(), day: z.number().int() }).optional(),
  /** The kill switch as last saved: it takes effect without a publish. */
  isStopped: z.boolean().optional(),
  body: Packed,
})
export type StoredLiveCopy = z.infer<typeof LiveCopy>

/** The published copy, which answers visitors. */
export const liveCopies = entity<StoredLiveCopy, { agentId: string }>({
  name: 'live-agent',
  parse: (item) => LiveCopy.parse(item),
  key: keys.liveAgent,
})

const Version = z.object({
  agentId: z.string(),
  version: z.string(),
  number: z.number().int(),
  /** When it went live; of a backed-up draft, when it was backed up. */
  publishedAt: z.number().int(),
  by: z.string(),
  reason: VersionReason.default('published'),
  body: Packed,
})

/** At most 20 are kept (specification 3, section 9). */
export const MAX_VERSIONS = 20

export const versionKey = (number: number): string => String(number).padStart(8, '0')

export type StoredVersion = z.infer<typeof Version>

export const versions = entity<StoredVersion, { agentId: string; version: string }>({
  name: 'agent-version',
  parse: (item) => Version.parse(item),
  key: keys.agentVersion,
})
