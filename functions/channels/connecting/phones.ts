import { optionalEnvironment } from '#lib/environment'
import { type AccountId, externalIdOf, kindOf } from '#shared/channels/kinds'

/** Whose servers each channel's phone stands for. */
const servers = { telegram: 'TELEGRAM_BASE_URL', whatsapp: 'GRAPH_BASE_URL' } as const

type Phones = { readonly [K in keyof typeof servers]?: string }

/**
 * The pages on which a person plays the visitor, by channel, where its provider is played on this machine (infra/local/stand-ins); none
 * where it is the real one.
 */
export const phonesFor = (accounts: readonly AccountId[]): Phones | undefined => {
  const phones = Object.entries(servers).flatMap(([kind, variable]) => {
    const url = URL.parse(optionalEnvironment(variable) ?? '')
    if (url?.hostname !== '127.0.0.1') return []
    const account = accounts.find((each) => kindOf(each) === kind)
    return [[kind, account ? `${url.origin}/phone/${kind}/${externalIdOf(account)}` : `${url.origin}/phone`]]
  })
  return phones.length > 0 ? Object.fromEntries(phones) : undefined
}
