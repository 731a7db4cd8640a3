import type { AgentVersion } from '#shared/agents/versions/agent-version'
import { t } from '#web/features/agents/versions/t.ts'

/** What people call a version: "v41", or "Draft kept after v41". */
export const versionName = ({ number, reason }: Pick<AgentVersion, 'number' | 'reason'>): string =>
  t(reason === 'kept' ? 'kept' : 'version', { number })
