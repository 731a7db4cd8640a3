import type { AgentVersion } from '#shared/agents/versions/agent-version'
import { t } from '#web/features/agents/versions/t.ts'

/** A version's label: "v41", or "Draft saved after v41". */
export const versionName = ({ number, reason }: Pick<AgentVersion, 'number' | 'reason'>): string =>
  t(reason === 'kept' ? 'kept' : 'version', { number })
