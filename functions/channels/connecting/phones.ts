import { optionalEnvironment } from '#lib/environment'
import { externalIdOf } from '#shared/channels/external-id-of'
import { type AccountId, type ChannelKind, kindOf } from '#shared/channels/kinds'
import type { Variable } from '#shared/environment'

const servers = {
  telegram: 'TELEGRAM_BASE_URL',
  whatsapp: 'GRAPH_BASE_URL',
  messenger: 'GRAPH_BASE_URL',
  instagram: 'GRAPH_BASE_URL',
  discord: 'DISCORD_BASE_URL',
} as const satisfies Readonly<Record<ChannelKind, Variable>>

/**
 * The pages on which a person plays the visitor, where a provider is played on this machine (infra/local/stand-ins); none where it
 * is the real one.
 */
export const phonesFor = (
  accounts: readonly AccountId[],
): Readonly<Partial<Record<ChannelKind, string>>> | undefined => {
  const phones = Object.entries(servers).flatMap(([kind, variable]) => {
    const url = URL.parse(optionalEnvironment(variable) ?? '')
    if (url?.hostname !== '127.0.0.1') return []
    const account = accounts.find((each) => kindOf(each) === kind)
    return [[kind, account ? `${url.origin}/phone/${kind}/${externalIdOf(account)}` : `${url.origin}/phone`]]
  })
  return phones.length === 0 ? undefined : Object.fromEntries(phones)
}
