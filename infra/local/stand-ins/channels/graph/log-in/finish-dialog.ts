import * as z from 'zod'
import { addToken, LIFETIME_MS } from '#infra/local/stand-ins/channels/graph/app/tokens'
import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { GraphParts } from '#infra/local/stand-ins/channels/graph/graph-parts'
import type { LocalApp } from '#infra/local/stand-ins/channels/graph/local-app'
import { appOf, newCode, newToken } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { WhatsAppPart } from '#infra/local/stand-ins/channels/graph/whatsapp/whatsapp-stand-in'
import { newNumber, type WhatsAppNumber } from '#infra/local/stand-ins/channels/graph/whatsapp/whatsapp-state'
import { type DialogChoice, type DialogResult, FinishedDialog } from './dialog-choice.ts'

type SignUp = Extract<DialogChoice, { do: 'sign-up' }>

const BUSINESS_ID = '506914307656634'
const SESSION_ID = 'f34b51dab5e0498f'

const cancelled = { authResponse: null, status: 'unknown' } as const

/** The page that asked is told the code and nothing else about the person. */
const withCode = (code: string): DialogResult['response'] => ({
  authResponse: { userID: null, expiresIn: null, code },
  status: 'unknown',
})

/** A new number has to be registered by the product; one of the WhatsApp Business app is registered there. */
const signedUp = (
  { state, numbers }: WhatsAppPart,
  app: LocalApp,
  { as, number: id, name }: SignUp,
): WhatsAppNumber => {
  const known = state.numbers.find((each) => each.id === id)
  if (id !== undefined && !known) throw new GraphFailure(100, `There is no number ${id}.`)
  const number = known ?? newNumber(state, name)
  if (!known) number.isRegistered = false
  if (as === 'FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING') {
    number.isOnBusinessApp = true
    number.isRegistered = true
  }
  if (as === 'FINISH_ONLY_WABA') number.isWithoutNumber = true
  else delete number.isWithoutNumber
  // each app has a token of its own for the account, and is subscribed by itself
  if (number.appId !== app.id) {
    number.appId = app.id
    number.token = newToken()
    number.isSubscribed = false
    delete number.override
  }
  numbers.play(number).context.changed()
  return number
}

/** Only the plain finish names the number, the others have to be asked for theirs. */
const sessionData = (as: SignUp['as'], { id, wabaId }: WhatsAppNumber) => ({
  ...(as === 'FINISH' ? { phone_number_id: id } : {}),
  waba_id: wabaId,
  business_id: BUSINESS_ID,
})

const session = (event: string, data: object) => ({ data, type: 'WA_EMBEDDED_SIGNUP', event })

/**
 * What a person's choice in the dialog becomes: a code for the app, and the sign-up's message.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/embedded-signup/implementation, …/facebook-login/facebook-login-for-business
 */
export const finishDialog = (parts: GraphParts, whatsapp: WhatsAppPart, given: unknown): DialogResult => {
  const parsed = FinishedDialog.safeParse(given)
  if (!parsed.success) throw new GraphFailure(100, z.prettifyError(parsed.error))
  const { client_id, response_type, choice } = parsed.data
  const app = appOf(client_id)
  if (!app) throw new GraphFailure(101, 'Error validating application. Invalid application ID.')
  const { meta, clock } = parts
  const at = clock.now()
  switch (choice.do) {
    case 'sign-up': {
      const number = signedUp(whatsapp, app, choice)
      const code = newCode(meta, { appId: app.id, at, gives: { kind: 'token', token: number.token } })
      parts.keep()
      return { session: session(choice.as, sessionData(choice.as, number)), response: withCode(code) }
    }
    case 'leave':
      return { session: session('CANCEL', { current_step: choice.step }), response: cancelled }
    case 'report': {
      const data = {
        error_message: choice.message,
        error_code: '524126',
        session_id: SESSION_ID,
        timestamp: String(Math.floor(at / 1000)),
      }
      return { session: session('CANCEL', data), response: cancelled }
    }
    case 'fail':
      return { session: session('ERROR', { error_message: choice.message }), response: cancelled }
    case 'pages': {
      const userId = meta.user.id
      const pageIds = meta.pages.filter(({ id }) => choice.pages.includes(id)).map(({ id }) => id)
      // who gives access again takes back that it was removed
      for (const page of meta.pages) if (pageIds.includes(page.id)) page.isRemoved = false
      const user = { userId, pageIds }
      parts.keep()
      if (response_type === 'code')
        return { response: withCode(newCode(meta, { appId: app.id, at, gives: { kind: 'user', ...user } })) }
      const accessToken = addToken(meta, {
        kind: 'user',
        appId: app.id,
        ...user,
        at,
        expiresAt: at + LIFETIME_MS.short,
      })
      const authResponse = { accessToken, userID: userId, expiresIn: LIFETIME_MS.short / 1000, graphDomain: 'facebook' }
      return { response: { authResponse, status: 'connected' } }
    }
    case 'cancel':
      return { response: cancelled }
  }
}
