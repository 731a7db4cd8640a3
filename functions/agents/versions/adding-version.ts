import { MAX_VERSIONS, type StoredVersion, versionKey, versions } from '#functions/agents/store'
import type { Write } from '#lib/database/write'
import { versionsOf } from './versions-of.ts'

/** One transaction has 100 writes. */
const MOST_REMOVED = 50

/** The writes that add a version of an agent and drop the oldest beyond 20. */
export const addingVersion = async (added: StoredVersion): Promise<Write[]> => {
  const { agentId } = added
  const others = (await versionsOf(agentId, true)).filter(({ version }) => version !== added.version)
  // the live version is never dropped
  const live = versionKey(added.number)
  const surplus = others
    .filter(({ version }) => version !== live)
    .slice(0, Math.min(MOST_REMOVED, Math.max(0, others.length + 1 - MAX_VERSIONS)))
  return [versions.putting(added), ...surplus.map(({ version }) => versions.removing({ agentId, version }))]
}
