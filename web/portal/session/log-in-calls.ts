import type { PortalBrand } from '#shared/agencies/portal-brand'
import { Problem } from '#shared/problems'
import { callIn } from '#web/lib/api/call.ts'
import { language } from '#web/lib/words/language.ts'
import type { NewAccount } from '#web-features/agencies/log-in'
import type { Arrival } from './arrival.ts'

/** A new account is logged in this long after it was made (specification 2, section 9). */
const NEW_ACCOUNT_MS = 500

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface ClientData {
  readonly email: string
  /** A ticket, good once and for minutes. */
  readonly dashboardPassword: string
}

/** The portal's log-in: every way ends in the cookie that the server sets. */
export const logInCalls = ({ region, agencyId }: Pick<PortalBrand, 'region' | 'agencyId'>) => {
  const call = callIn(region)
  const withPassword = async (username: string, password: string): Promise<void> => {
    await call('POST /portal/log-in', { username, password })
  }
  const withTicket = async (client: ClientData | undefined): Promise<void> => {
    if (!client) throw new Problem('internal', 'The answer has no ticket.')
    await withPassword(client.email, client.dashboardPassword)
  }
  return {
    withPassword,
    sendCode: async (email: string): Promise<void> => {
      await call('POST /rpc/ssoClient', { email, agencyId })
    },
    withCode: async (email: string, code: string): Promise<void> =>
      withTicket((await call('POST /rpc/ssoClient', { email, agencyId, code })).data?.clientData),
    sendReset: async (email: string): Promise<void> => {
      await call('POST /portal/password-reset', { email })
    },
    sendSignUpCode: async (account: NewAccount): Promise<void> => {
      await call('POST /rpc/signupWithOTP', { ...account, agencyId, language })
    },
    signUp: async (account: NewAccount, code: string): Promise<void> => {
      const { data } = await call('POST /rpc/signupWithOTP', { ...account, agencyId, code, language })
      await later(NEW_ACCOUNT_MS)
      await withTicket(data?.clientData)
    },
    withNewPassword: async (token: string, password: string): Promise<void> =>
      withTicket((await call('POST /portal/password', { token, password })).clientData),
    withArrival: async (arrival: Exclude<Arrival, { kind: 'new-password' }>): Promise<void> => {
      if (arrival.kind === 'password') return withPassword(arrival.username, arrival.password)
      if (arrival.kind === 'token')
        return withTicket((await call('POST /rpc/validateClientLoginToken', { token: arrival.token })).clientData)
      await call('POST /portal/log-in-with-secret', { secret: arrival.secret })
    },
  } as const
}
