const key = 'arrival'

/** Keeps what the first visit's address brought along (`?ref=`, `?utm_source=`) until the workspace is made. */
export const noteArrival = (search: string): void => {
  const query = new URLSearchParams(search)
  const found = { referredFrom: query.get('ref')?.slice(0, 200), utm_source: query.get('utm_source')?.slice(0, 200) }
  if ((found.referredFrom || found.utm_source) && !localStorage.getItem(key))
    localStorage.setItem(key, JSON.stringify(found))
}

/** What `noteArrival` kept; anything unreadable counts as nothing. */
export const arrival = (): { referredFrom?: string; utm_source?: string } => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const text = (name: string) =>
      kept && typeof kept === 'object' ? new Map(Object.entries(kept)).get(name) : undefined
    const [referredFrom, source] = [text('referredFrom'), text('utm_source')]
    return {
      ...(typeof referredFrom === 'string' ? { referredFrom } : {}),
      ...(typeof source === 'string' ? { utm_source: source } : {}),
    }
  } catch {
    return {}
  }
}
