import { userPool } from '#infra/local/components/user-pool'
import type { Ports } from '#infra/local/ports'

type Json = Readonly<Record<string, unknown>>

/** One call of Cognito's protocol; throws its error as `<type>: <message>`. */
export const callUserPool = async ({ identity }: Ports, operation: string, input: object): Promise<Json> => {
  const response = await fetch(`http://127.0.0.1:${identity}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  })
  const answer = (await response.json()) as Json
  if (!response.ok) throw new Error(`${answer.__type}: ${answer.message}`)
  return answer
}

/** A user whose address is verified without a mail. */
export const addPerson = async (
  ports: Ports,
  { email, password, name }: { readonly email: string; readonly password: string; readonly name: string },
): Promise<void> => {
  const who = { UserPoolId: userPool('eu').poolId, Username: email }
  await callUserPool(ports, 'AdminCreateUser', {
    ...who,
    MessageAction: 'SUPPRESS',
    TemporaryPassword: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: name },
    ],
  })
  await callUserPool(ports, 'AdminSetUserPassword', { ...who, Password: password, Permanent: true })
}

export const signIn = async (ports: Ports, email: string, password: string, region: 'eu' | 'na' = 'eu') => {
  const { AuthenticationResult } = await callUserPool(ports, 'InitiateAuth', {
    ClientId: userPool(region).clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  const {
    IdToken: idToken = '',
    AccessToken: accessToken = '',
    RefreshToken: refreshToken = '',
  } = AuthenticationResult as Record<string, string>
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Json
  return { idToken, accessToken, refreshToken, claims }
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
