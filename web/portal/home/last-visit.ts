/** A visit is over once nothing was opened for so long. */
const VISIT_MS = 30 * 60_000

interface Visit {
  readonly seen: number
  /** When the visit before this one was last seen; nothing on the first. */
  readonly before?: number | undefined
}

const read = (key: string): Visit | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const isVisit = typeof kept === 'object' && kept !== null && 'seen' in kept && typeof kept.seen === 'number'
    return isVisit ? (kept as Visit) : undefined
  } catch {
    return undefined
  }
}

/** The visit that follows on what is known; `now` in ms. */
export const nextVisit = (known: Visit | undefined, now: number): Visit => {
  if (!known) return { seen: now }
  if (now - known.seen < VISIT_MS) return { ...known, seen: now }
  return { seen: now, before: known.seen }
}

/** When this client last looked at this agent before the present visit, in this browser; `undefined` the first time. */
export const lastVisit = (clientId: string, agentId: string, now: number): number | undefined => {
  const key = `visit.${clientId}.${agentId}`
  const visit = nextVisit(read(key), now)
  localStorage.setItem(key, JSON.stringify(visit))
  return visit.before
}
