import type { Region } from '#shared/regions'
import { userPool } from './user-pool.ts'

type Json = Readonly<Record<string, unknown>>

/** One call of Cognito's protocol to the pools at a URL; throws an error as `<type>: <message>`. */
export const callUserPool = async (url: string, operation: string, input: object): Promise<Json> => {
  const response = await fetch(url, {
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

/** A user of the first region whose address is verified without a mail. */
export interface VerifiedUser {
  readonly email: string
  readonly password: string
  readonly name: string
}

/** Makes a user with this password, or gives the existing one the password. */
export const ensureUser = async (url: string, { email, password, name }: VerifiedUser): Promise<void> => {
  const user = { UserPoolId: userPool('eu').poolId, Username: email }
  await callUserPool(url, 'AdminCreateUser', {
    ...user,
    MessageAction: 'SUPPRESS',
    TemporaryPassword: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: name },
    ],
  }).catch((failure: unknown) => {
    if (!String(failure).includes('UsernameExists')) throw failure
  })
  await callUserPool(url, 'AdminSetUserPassword', { ...user, Password: password, Permanent: true })
}

/** Signs in with a password; returns the three tokens. */
export const signInToPool = async (url: string, region: Region, email: string, password: string) => {
  const { AuthenticationResult } = await callUserPool(url, 'InitiateAuth', {
    ClientId: userPool(region).clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  const { IdToken = '', AccessToken = '', RefreshToken = '' } = AuthenticationResult as Record<string, string>
  return { idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken }
}
