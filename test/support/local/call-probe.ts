/** What a function of the tests' own tables returns when it is asked to do something. */
export interface Tried {
  readonly value?: unknown
  readonly refused?: string
  readonly message?: string
}

/** Asks `probe/api` (or another route) through the edge to try something. */
export const probeAt =
  (edgePort: number, path = '/api/eu/do') =>
  async (action: string, given: Readonly<Record<string, string>> = {}): Promise<Tried> => {
    const response = await fetch(`http://127.0.0.1:${edgePort}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, ...given }),
    })
    return (await response.json()) as Tried
  }
