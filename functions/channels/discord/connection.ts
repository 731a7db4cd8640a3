import { leavingServer } from '#functions/channels/accounts/discord-servers'
import { agentChannels } from '#functions/channels/accounts/store'
import type { Connection } from '#functions/channels/provider/connection'
import { absent, is } from '#lib/database/condition'

/** An agent has one channel. Its webhook and `/ask` do not name the agent, and are the server's own: they stay. */
export const discordConnection: Connection = {
  forget: async () => ({ kind: 'done' }),
  freeing: ({ account, agentId, discord }) => [
    ...leavingServer({ account, discord }),
    agentChannels.changing({ agentId }, { remove: ['discordAccount'] }, { discordAccount: is(account) }),
  ],
  moving: async ({ account, agentId: from }, agentId) => {
    const taking = (by: string) =>
      agentChannels.changing(
        { agentId: by },
        { set: { agentId: by, discordAccount: account } },
        { discordAccount: absent },
      )
    const leaving = (by: string) =>
      agentChannels.changing({ agentId: by }, { remove: ['discordAccount'] }, { discordAccount: is(account) })
    return {
      writes: [leaving(from), taking(agentId)],
      undoing: [leaving(agentId), taking(from)],
      redirect: async () => ({ kind: 'done' }),
    }
  },
}
