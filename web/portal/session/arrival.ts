/** What the address carried to log in with. public/start.js has taken it out of the address before anything else ran. */
export type Arrival =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  | { readonly kind: 'secret'; readonly secret: string }

declare global {
  var portalArrival: Readonly<Partial<Record<'token' | 'username' | 'password' | 'secret', string>>> | undefined
}

const read = (): Arrival | undefined => {
  const { token, username, password, secret } = globalThis.portalArrival ?? {}
  globalThis.portalArrival = undefined
  if (token) return { kind: 'token', token }
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
