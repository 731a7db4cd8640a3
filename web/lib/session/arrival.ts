import type { Arrival } from '#shared/workspaces/schema'

const key = 'arrival'

/** Our names, each with the parameters that may carry it; the first one present counts. */
const parameters = {
  referredFrom: ['ref', 'via'],
  utm_source: ['utm_source'],
  ps_xid: ['ps_xid'],
  tolt_referral: ['tolt_referral'],
} as const satisfies Record<keyof Arrival, readonly string[]>

type ArrivalValues = { -readonly [Name in keyof typeof parameters]?: string }

const collect = (textOf: (name: keyof typeof parameters) => unknown): ArrivalValues => {
  const found: ArrivalValues = {}
  for (const name of ['referredFrom', 'utm_source', 'ps_xid', 'tolt_referral'] as const) {
    const text = textOf(name)
    if (typeof text === 'string' && text !== '') found[name] = text.slice(0, 200)
  }
  return found
}

/**
 * Keeps the attribution in the first visit's address (`?ref=`, `?utm_source=`, the click ids of partner programmes) until
 * the workspace is created. Only the first address with any counts; later ones change nothing.
 */
export const saveArrival = (search: string): void => {
  const query = new URLSearchParams(search)
  const found = collect((name) => parameters[name].map((parameter) => query.get(parameter)).find(Boolean))
  if (Object.keys(found).length > 0 && !localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(found))
}

/** What `saveArrival` kept; anything unreadable counts as nothing. */
export const savedArrival = (): ArrivalValues => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const texts = new Map(Object.entries(kept && typeof kept === 'object' ? kept : {}))
    return collect((name) => texts.get(name))
  } catch {
    return {}
  }
}
