import { optionalEnvironment } from '#lib/environment'
import { type AccountId, externalIdOf } from '#shared/channels/kinds'

/**
 * The pages on which a person plays the visitor, where Telegram is played on this machine (infra/local/stand-ins); none where it
 * is the real one.
 */
export const phonesFor = (bot: AccountId | undefined): { readonly telegram: string } | undefined => {
  const url = URL.parse(optionalEnvironment('TELEGRAM_BASE_URL') ?? '')
  if (url?.hostname !== '127.0.0.1') return undefined
  return { telegram: bot ? `${url.origin}/phone/telegram/${externalIdOf(bot)}` : `${url.origin}/phone` }
}
