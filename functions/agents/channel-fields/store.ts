import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import type { SealedContext } from '#lib/sealed'
import { ChannelFields } from '#shared/agents/channel-fields'

/** Those that are secrets are sealed; `tokenEnd` is by what the owner of an access token recognises it. */
const StoredFields = ChannelFields.extend({
  agentId: z.string(),
  workspaceId: z.string(),
  // longer than what was given
  whatsappToken: z.string().optional(),
  whatsappAppSecret: z.string().optional(),
  gcloudPrivateKey: z.string().optional(),
  tokenEnd: z.string().optional(),
})
export type StoredFields = z.infer<typeof StoredFields>

export const sealedFields = ['whatsappToken', 'whatsappAppSecret', 'gcloudPrivateKey'] as const
export type SealedField = (typeof sealedFields)[number]

export const channelFields = entity<StoredFields, { agentId: string }>({
  name: 'agent-channel-fields',
  parse: (item) => StoredFields.parse(item),
  key: keys.agentChannelFields,
})

/** What a sealed field belongs to. */
export const channelFieldSecret = (
  { workspaceId, agentId }: Pick<StoredFields, 'workspaceId' | 'agentId'>,
  field: SealedField,
): SealedContext => ({ workspaceId, item: `AGT#${agentId}`, field })
