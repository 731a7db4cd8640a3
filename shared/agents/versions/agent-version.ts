import * as z from 'zod'
import { AgentSettings } from '#shared/agents/schema'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { AGENT_FILE } from './agent-file.ts'

/** `published`: it was live. `kept`: a draft that was backed up, for example before another version was restored. */
export const VersionReason = z.enum(['published', 'kept'])

/** One of the last 20 versions of an agent. `at` in milliseconds since 1970. */
export const AgentVersion = z.object({
  version: z.string(),
  /** The live version's number; of a backed-up draft, the version that it is based on. */
  number: z.number().int(),
  reason: VersionReason,
  at: z.number().int(),
  by: z.string(),
  isLive: z.boolean(),
})
export type AgentVersion = z.infer<typeof AgentVersion>

export const VersionId = z.string().regex(/^\d{8}(-[0-9A-Z]{26})?$/, fieldMessage(protocolText('versionId')))

/** An exported agent: its settings without ids, secrets, owners and origins that only apply here. */
export const ExportedAgent = z.object({
  format: z.literal(AGENT_FILE),
  formatVersion: z.literal(1),
  name: z.string(),
  exportedAt: z.iso.datetime(),
  template: AgentSettings.partial(),
})
export type ExportedAgent = z.infer<typeof ExportedAgent>
