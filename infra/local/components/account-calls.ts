import { CognitoError, InvalidParameterError, NotAuthorizedError } from 'cognito-local/lib/errors.js'
import type { Route } from 'cognito-local/lib/server/Router.js'
import type { Services } from 'cognito-local/lib/services/index.js'
import { checkPassword } from './check-password.ts'

type Input = Readonly<Record<string, unknown>>

const claimsOf = (token: unknown): Readonly<Record<string, unknown>> => {
  const [, payload = ''] = String(token).split('.')
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  } catch {
    throw new NotAuthorizedError('Invalid Access Token')
  }
}

/**
 * What a signed-in user changes of their account, where cognito-local differs: a new address counts only once its code is entered
 * (the pool's `keepOriginal`), and the code goes to the new address; and the sign-out of all sessions, which it lacks.
 */
export const accountCalls = (services: Services): Readonly<Record<string, Route>> => {
  const signedIn = async (ctx: Parameters<Route>[0], { AccessToken }: Input) => {
    const { client_id: clientId, sub } = claimsOf(AccessToken)
    const pool = await services.cognito.getUserPoolForClientId(ctx, String(clientId))
    const user = await pool.getUserByUsername(ctx, String(sub))
    if (!user) throw new NotAuthorizedError()
    return { clientId: String(clientId), pool, user }
  }
  return {
    UpdateUserAttributes: async (ctx, input: Input) => {
      const { clientId, pool, user } = await signedIn(ctx, input)
      const [wanted, ...others] = input.UserAttributes as readonly { readonly Name: string; readonly Value: string }[]
      if (wanted?.Name !== 'email' || others.length > 0) throw new InvalidParameterError('Only the address can change.')
      if (await pool.getUserByUsername(ctx, wanted.Value))
        throw new CognitoError('AliasExistsException', 'An account with the email already exists.')
      const code = services.otp()
      await pool.saveUser(ctx, {
        ...user,
        UnverifiedAttributeChanges: [wanted],
        AttributeVerificationCode: code,
      })
      const CodeDeliveryDetails = {
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: wanted.Value,
      } as const
      await services.messages.deliver(
        ctx,
        'UpdateUserAttribute',
        clientId,
        pool.options.Id,
        user,
        code,
        undefined,
        CodeDeliveryDetails,
      )
      return { CodeDeliveryDetailsList: [CodeDeliveryDetails] }
    },
    ChangePassword: async (ctx, input: Input) => {
      const { pool, user } = await signedIn(ctx, input)
      if (input.PreviousPassword !== user.Password) throw new NotAuthorizedError('Incorrect username or password.')
      checkPassword(input.ProposedPassword)
      await pool.saveUser(ctx, { ...user, Password: String(input.ProposedPassword) })
      return {}
    },
    GlobalSignOut: async (ctx, input: Input) => {
      const { pool, user } = await signedIn(ctx, input)
      await pool.saveUser(ctx, { ...user, RefreshTokens: [] })
      return {}
    },
  }
}
