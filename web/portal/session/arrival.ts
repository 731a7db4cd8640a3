/** What the address carried to log in with. public/start.js has taken it out of the address before anything else ran. */
export type Arrival =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  | { readonly kind: 'secret'; readonly secret: string }
  /** Of an invitation's or a reset's mail: it sets a password. */
  | { readonly kind: 'new-password'; readonly token: string }

type Given = Readonly<Partial<Record<'token' | 'username' | 'password' | 'secret', string>>>

declare global {
  /** The specification's links have it in the query, the portal's own in the fragment, which no server sees. */
  var portalArrival: { readonly query: Given; readonly hash: Given } | undefined
}

const read = (): Arrival | undefined => {
  const { query = {}, hash = {} } = globalThis.portalArrival ?? {}
  globalThis.portalArrival = undefined
  if (hash.password) return { kind: 'new-password', token: hash.password }
  const token = hash.token ?? query.token
  if (token) return { kind: 'token', token }
  const { secret, username, password } = query
  if (secret) return { kind: 'secret', secret }
  return username && password ? { kind: 'password', username, password } : undefined
}

let arrival = read()

/** Whether this page was opened with something to log in with that has not been used. */
export const hasArrived = (): boolean => arrival !== undefined

/** Hands it out once. */
export const takeArrival = (): Arrival | undefined => {
  const taken = arrival
  arrival = undefined
  return taken
}
