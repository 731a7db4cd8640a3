import { readJwt } from '#web/lib/session/read-jwt.ts'
import type { Session } from '#web/lib/session/session.ts'

/** Whether an external provider signed them in, which then keeps their address and password (Cognito's claim `identities`). */
export const isOfProvider = ({ idToken }: Pick<Session, 'idToken'>): boolean =>
  readJwt(idToken).identities !== undefined
