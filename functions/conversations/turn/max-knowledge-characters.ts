import type { AgentSettings } from '#shared/agents/schema'
import { MAX_SOURCE_CHARACTERS, MAX_SOURCES } from './limits.ts'

/** Characters of knowledge that one answer may rest on. */
export const maxKnowledgeCharacters = ({ maxChunkSize }: AgentSettings['vgOptions']): number =>
  MAX_SOURCES * Math.min(MAX_SOURCE_CHARACTERS, maxChunkSize)
