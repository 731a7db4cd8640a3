import { sha256 } from '#lib/sha256'

/** The prefix binds it to one host, over TLS, for all paths; a page of a sibling host cannot set it (RFC 6265bis, section 4.1.3.2). */
export const SESSION_COOKIE = '__Host-session'

/** A session as its row is keyed. */
export interface SessionKey {
  /** `CLI#id` or `AGY#id`. */
  readonly owner: string
  readonly id: string
}

const families = { c: 'CLI#', a: 'AGY#' } as const
const SHAPE = /^([ca])\.([\w-]{1,40})\.([\w-]{43})$/

/** Where the session of a cookie's value is stored; `undefined` for what is no value of ours. */
export const sessionKeyOf = (value: string): SessionKey | undefined => {
  const [, kind, id, secret = ''] = SHAPE.exec(value) ?? []
  return kind === 'c' || kind === 'a' ? { owner: `${families[kind]}${id}`, id: sha256(secret) } : undefined
}

/** The `Set-Cookie` line that begins a session. `secret` has 256 bits, in base64url. */
export const sessionCookie = (owner: string, secret: string, seconds: number): string => {
  const kind = owner.startsWith(families.c) ? 'c' : 'a'
  return line(`${kind}.${owner.slice(families[kind].length)}.${secret}`, seconds)
}

/** The one that ends it in the browser. */
export const endedCookie = (): string => line('', 0)

const line = (value: string, seconds: number): string =>
  `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`
