import { isRegion, type Region } from '#shared/regions'

/** An account that waits for the code of its e-mail, or for its first log-in after it. */
export interface PendingAccount {
  readonly email: string
  readonly region: Region
  /** The code was entered. */
  readonly isConfirmed?: true
}

const key = 'pending-account'

/** The password that was typed, until a reload: it is written nowhere. */
let typed = ''

const parse = (text: string | null): PendingAccount | undefined => {
  try {
    const { email, region, isConfirmed } = JSON.parse(text ?? 'null')
    if (typeof email !== 'string' || typeof region !== 'string' || !isRegion(region)) return undefined
    return { email, region, ...(isConfirmed === true && { isConfirmed }) }
  } catch {
    return undefined
  }
}

/** In the session's storage, so that a reload keeps the step and the address. */
export const pendingAccount = {
  read: (): PendingAccount | undefined => parse(sessionStorage.getItem(key)),
  password: (): string => typed,
  save: (account: PendingAccount, password: string): void => {
    typed = password
    sessionStorage.setItem(key, JSON.stringify(account))
  },
  clear: (): void => {
    typed = ''
    sessionStorage.removeItem(key)
  },
} as const
