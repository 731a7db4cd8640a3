import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { CookieStorage } from 'aws-amplify/utils'
import type { SignInConfig } from '#shared/web-config'
import { cookieLifetimeDays } from '#web/lib/session/token-cookies.ts'

/** Points Amplify at one region's user pool and at the cookies that `lib/session/token-cookies.ts` reads. */
export const configureAmplify = ({ userPoolId, userPoolClientId, endpoint }: SignInConfig): void => {
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(endpoint ? { userPoolEndpoint: endpoint } : {}) } },
  })
  const isSecure = location.protocol === 'https:'
  cognitoUserPoolsTokenProvider.setKeyValueStorage(
    new CookieStorage({ path: '/', expires: cookieLifetimeDays, sameSite: 'lax', secure: isSecure }),
  )
}
