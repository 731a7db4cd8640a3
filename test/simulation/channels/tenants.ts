import { entering } from '#functions/billing/ledger/entering'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { agentChannels, type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { publishApplication } from '#functions/channels/discord/published-application'
import { commit } from '#lib/database/commit'
import { seal } from '#lib/sealed'
import { sha256 } from '#lib/sha256'
import type { AgentNode, LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/milli-credits'
import type { AccountId, ChannelKind } from '#shared/channels/kinds'
import { simulatedAgent } from '#test/simulation/turns/simulated-agent'
import { APPLICATION, discordKey } from './providers/discord-key.ts'

/** An owner with an agent, which has an account of each kind. */
export interface Tenant {
  readonly agent: LiveAgent
  readonly accounts: Readonly<Record<ChannelKind, AccountId>>
}

/** What each bot's updates are sent with. */
export const TELEGRAM_SECRET = 'a-secret-that-only-telegram-knows-1234567890a'
/** The credential of an account: of Discord the webhook's address. */
const tokenOf = (account: AccountId): string => {
  const id = account.slice(account.indexOf(':') + 1)
  return account.startsWith('discord:') ? `9${id}/${'w'.repeat(68)}` : `${id}:token`
}

/** Conversations end, so that a message told twice would begin another one, which does not know it. */
const nodes: AgentNode[] = [
  { id: 'start', type: 'start', name: 'Start', instructions: 'Answer.', transitions: [] },
  {
    id: 'farewell',
    type: 'end',
    name: 'Farewell',
    instructions: 'Say goodbye.',
    isGlobal: true,
    enter: { kind: 'says', anyOf: ['bye'] },
    transitions: [],
  },
]

const tenant = (nth: number): Tenant => {
  const agent = simulatedAgent(nth + 3, `ws-${nth}`, { shards: 0, perDay: 0 })
  return {
    agent: { ...agent, settings: { ...agent.settings, enableNodes: true, nodes } },
    accounts: {
      telegram: `telegram:4${nth}`,
      whatsapp: `whatsapp:10654035224292${nth}`,
      messenger: `messenger:68249830293846${nth}`,
      instagram: `instagram:1784140000846005${nth}`,
      discord: `discord:64502790666951050${nth}`,
    },
  }
}

export const tenants: readonly Tenant[] = [tenant(1), tenant(2)]

/** Stores them with more credits than they can use, and Discord's application. */
export const storeTenants = async (now: number): Promise<void> => {
  await publishApplication({ id: APPLICATION, publicKey: discordKey.publicKey })
  for (const { agent, accounts } of tenants) {
    const { agentId, workspaceId, payer } = agent
    await commit(entering({ payer, id: '0GRANT', from: 'promo', milliCredits: 50_000 * MILLI, reason: 'grant', now }))
    await commit([
      agentChannels.putting({ agentId, telegramAccount: accounts.telegram, telegramSecret: sha256(TELEGRAM_SECRET) }),
    ])
    for (const account of Object.values(accounts)) {
      const connected: ChannelAccount = {
        account,
        workspaceId,
        agentId,
        name: account,
        token: await seal(tokenOf(account), accountSecret({ workspaceId, account })),
        tokenEnd: 'abc',
        state: 'connected',
        connectedAt: now,
      }
      await commit([channelAccounts.creating(connected)])
    }
  }
}
