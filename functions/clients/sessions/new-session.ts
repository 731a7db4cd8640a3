import { newSecret } from '#functions/clients/new-secret'
import { type PortalSession, portalSessions } from '#lib/auth/portal/portal-items'
import { sessionCookie } from '#lib/auth/portal/session-cookie'
import type { Write } from '#lib/database/write'
import { sha256 } from '#lib/sha256'

/** Specification 3, section 9. */
export const SESSION_SECONDS = 30 * 24 * 3600
/** A session of the agency itself, and of a teammate as a client. */
export const SHORT_SESSION_SECONDS = 3600

type Start = Omit<PortalSession, 'id' | 'expiresAt'>

interface NewSession {
  readonly write: Write
  /** The `Set-Cookie` line; the only place of the session's secret. */
  readonly cookie: string
}

/** A session as it begins. `now` in milliseconds. */
export const newSession = (start: Start, now: number): NewSession => {
  const seconds = start.via === 'team' || start.via === 'secret' ? SHORT_SESSION_SECONDS : SESSION_SECONDS
  const secret = newSecret()
  const expiresAt = Math.floor(now / 1000) + seconds
  return {
    write: portalSessions.creating({ ...start, id: sha256(secret), expiresAt }),
    cookie: sessionCookie(start.owner, secret, seconds),
  }
}
