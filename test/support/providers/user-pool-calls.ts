import {
  callUserPool as callPool,
  ensureUser,
  signInToPool,
  type VerifiedUser,
} from '#infra/local/components/user-pool-calls'
import { loopback } from '#infra/local/local-addresses'
import type { Ports } from '#infra/local/ports'

type Json = Readonly<Record<string, unknown>>

/** One call of Cognito's protocol; throws its error as `<type>: <message>`. */
export const callUserPool = ({ identity }: Ports, operation: string, input: object) =>
  callPool(loopback(identity), operation, input)

/** A user whose address is verified without a mail. */
export const addPerson = ({ identity }: Ports, user: VerifiedUser) => ensureUser(loopback(identity), user)

export const signIn = async ({ identity }: Ports, email: string, password: string, region: 'eu' | 'na' = 'eu') => {
  const tokens = await signInToPool(loopback(identity), region, email, password)
  const claims = JSON.parse(Buffer.from(tokens.idToken.split('.')[1] ?? '', 'base64url').toString()) as Json
  return { ...tokens, claims }
}

interface Store {
  readonly emails: readonly { readonly subject: string; readonly destination: { readonly to: readonly string[] } }[]
}

/** The code in the last mail to an address, as the viewer shows it. */
export const codeFor = async ({ mail }: Ports, email: string): Promise<string> => {
  const { emails } = (await (await fetch(`http://127.0.0.1:${mail}/store`)).json()) as Store
  const last = emails.filter(({ destination }) => destination.to.includes(email.toLowerCase())).at(-1)
  return /\d{4,}/.exec(last?.subject ?? '')?.[0] ?? ''
}
