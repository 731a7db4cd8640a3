import {
  CodeMismatchError,
  CognitoError,
  InvalidParameterError,
  NotAuthorizedError,
  UserNotFoundError,
} from 'cognito-local/lib/errors.js'
import type { Route, Router } from 'cognito-local/lib/server/Router.js'
import type { Services } from 'cognito-local/lib/services/index.js'
import { accountCalls } from './account-calls.ts'
import { checkPassword } from './check-password.ts'

type Input = Readonly<Record<string, unknown>>

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** Cognito's user names are not case-sensitive by default; cognito-local's are. */
const withPlainNames = (input: Input): Input => {
  const parameters = input.AuthParameters as Input | undefined
  const attributes = input.UserAttributes as readonly { Name: string; Value: string }[] | undefined
  return {
    ...input,
    ...(input.Username === undefined ? {} : { Username: lower(input.Username) }),
    ...(parameters?.USERNAME ? { AuthParameters: { ...parameters, USERNAME: lower(parameters.USERNAME) } } : {}),
    ...(attributes
      ? { UserAttributes: attributes.map((it) => (it.Name === 'email' ? { ...it, Value: lower(it.Value) } : it)) }
      : {}),
  }
}

const deliveryTo = (name: unknown) => ({
  CodeDeliveryDetails: {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: String(name).replace(/^(.).*@(.).*$/, '$1***@$2***'),
  },
})

/**
 * Corrects cognito-local's answers where the real service differs noticeably: letters' case,
 * the password's length, one sentence for a wrong name and a wrong password, no word about who has an account; and the
 * two calls it lacks (sending a code again, and the one by which Amplify renews tokens).
 */
export const correctCognitoAnswers = (services: Services, router: Router): Router => {
  const resend: Route = async (ctx, input: Input) => {
    const clientId = String(input.ClientId)
    const pool = await services.cognito.getUserPoolForClientId(ctx, clientId)
    const user = await pool.getUserByUsername(ctx, String(input.Username))
    if (!user) return deliveryTo(input.Username)
    if (user.UserStatus !== 'UNCONFIRMED') throw new InvalidParameterError('User is already confirmed.')
    const code = services.otp()
    await pool.saveUser(ctx, { ...user, ConfirmationCode: code })
    const email = user.Attributes.find(({ Name }) => Name === 'email')?.Value ?? ''
    await services.messages.deliver(ctx, 'ResendCode', clientId, pool.options.Id, user, code, undefined, {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: email,
    })
    return deliveryTo(email)
  }

  const renew: Route = async (ctx, { ClientId, RefreshToken }: Input) => {
    const answer = await router('InitiateAuth')(ctx, {
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    }).catch(() => {
      throw new NotAuthorizedError('Refresh Token has been revoked')
    })
    return { AuthenticationResult: { ...answer.AuthenticationResult, ExpiresIn: 3600, TokenType: 'Bearer' } }
  }

  const corrected: Readonly<Record<string, Route>> = {
    ...accountCalls(services),
    ResendConfirmationCode: resend,
    GetTokensFromRefreshToken: renew,
    SignUp: async (ctx, input) => {
      checkPassword(input.Password)
      return router('SignUp')(ctx, input)
    },
    ConfirmForgotPassword: async (ctx, input) => {
      checkPassword(input.Password)
      return router('ConfirmForgotPassword')(ctx, input).catch((failure: unknown) => {
        throw failure instanceof UserNotFoundError ? new CodeMismatchError() : failure
      })
    },
    ForgotPassword: async (ctx, input) => {
      const pool = await services.cognito.getUserPoolForClientId(ctx, String(input.ClientId))
      const user = await pool.getUserByUsername(ctx, String(input.Username))
      if (user?.UserStatus === 'UNCONFIRMED')
        throw new InvalidParameterError(
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
        )
      return router('ForgotPassword')(ctx, input).catch((failure: unknown) => {
        if (failure instanceof UserNotFoundError) return deliveryTo(input.Username)
        throw failure
      })
    },
    InitiateAuth: (ctx, input) =>
      router('InitiateAuth')(ctx, input).catch((failure: unknown) => {
        const isCredentials = failure instanceof CognitoError && /^(NotAuthorized|InvalidPassword)/.test(failure.code)
        throw isCredentials && input.AuthFlow === 'USER_PASSWORD_AUTH'
          ? new NotAuthorizedError('Incorrect username or password.')
          : failure
      }),
  }

  return (target) => (ctx, input) => (corrected[target] ?? router(target))(ctx, withPlainNames(input))
}
