import type { AgentSettings } from '#shared/agents/schema'
import { MAX_SOURCE_CHARACTERS, MAX_SOURCES } from './limits.ts'

/** The maximum number of characters of knowledge in one answer's prompt. */
export const maxKnowledgeCharacters = ({ maxChunkSize }: AgentSettings['vgOptions']): number =>
  MAX_SOURCES * Math.min(MAX_SOURCE_CHARACTERS, maxChunkSize)
