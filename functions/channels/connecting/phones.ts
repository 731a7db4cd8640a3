import { optionalEnvironment } from '#lib/environment'
import { type AccountId, externalIdOf, kindOf } from '#shared/channels/kinds'

const servers = { telegram: 'TELEGRAM_BASE_URL', discord: 'DISCORD_BASE_URL' } as const
type Played = keyof typeof servers

/**
 * The pages on which a person plays the visitor, where a provider is played on this machine (infra/local/stand-ins); none where it
 * is the real one.
 */
export const phonesFor = (accounts: readonly AccountId[]): Readonly<Partial<Record<Played, string>>> | undefined => {
  const phones = Object.entries(servers).flatMap(([kind, variable]) => {
    const url = URL.parse(optionalEnvironment(variable) ?? '')
    if (url?.hostname !== '127.0.0.1') return []
    const account = accounts.find((each) => kindOf(each) === kind)
    return [[kind, account ? `${url.origin}/phone/${kind}/${externalIdOf(account)}` : `${url.origin}/phone`]]
  })
  return phones.length === 0 ? undefined : Object.fromEntries(phones)
}
