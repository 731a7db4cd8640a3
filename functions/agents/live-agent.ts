import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import type { AgentSettings, LiveAgent } from '#shared/agents/schema'
import { unpackSettings } from './settings-body.ts'
import { liveCopies } from './store.ts'

/** How long a warm worker may serve its copy: a publish reaches every visitor within this. */
const FRESH_MS = 10_000
const MAX_CACHED = 500

interface Cached {
  readonly until: number
  readonly loading: Promise<LiveAgent | undefined>
}

const cache = perFunction(() => new Map<string, Cached>())

/**
 * The live copy of an agent, cached in this worker for ten seconds. Concurrent turns of one agent share one read;
 * a failed read and a missing agent are not cached.
 */
export const liveAgent = (agentId: string): Promise<LiveAgent | undefined> => {
  const cached = cache().get(agentId)
  if (cached && cached.until > world().now()) return cached.loading
  const loading = load(agentId)
  // a Map keeps the order of insertion, so its first key is the oldest
  if (cache().size >= MAX_CACHED) for (const oldest of cache().keys()) if (cache().delete(oldest)) break
  cache().delete(agentId)
  cache().set(agentId, { until: world().now() + FRESH_MS, loading })
  const evict = () => void (cache().get(agentId)?.loading === loading && cache().delete(agentId))
  loading.then((found) => found ?? evict(), evict)
  return loading
}

/** Empties this worker's cache (tests, and a publish in the same worker). */
export const clearLiveAgentCache = (): void => cache().clear()

const load = async (agentId: string): Promise<LiveAgent | undefined> => {
  const stored = await liveCopies.get({ agentId })
  if (!stored) return undefined
  const { body, isStopped, ...rest } = stored
  const settings = unpackSettings(body)
  return { ...rest, settings: isStopped === undefined ? settings : withKillSwitch(settings, isStopped) }
}

const withKillSwitch = (settings: AgentSettings, isStopped: boolean): AgentSettings => {
  const { security } = settings
  return { ...settings, security: { ...security, spendGuards: { ...security.spendGuards, isStopped } } }
}
