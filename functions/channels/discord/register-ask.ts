import * as z from 'zod'
import { apiUrl } from '#lib/hosts/own-urls'
import { PLATFORM_KEY } from '#shared/channels/apps/schema'
import type { DiscordReading } from '#shared/channels/discord'
import { MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'
import { type Application, discordServer } from './application.ts'
import { callDiscord, type DiscordAnswer, discordRequest } from './call-discord.ts'
import { publishApplication } from './published-application.ts'

/** https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
const MISSING_ACCESS = 50001
/** The most that a text option takes: https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-structure */
const MOST_CHARACTERS = 6000

/** https://docs.discord.com/developers/interactions/application-commands#create-guild-application-command */
const ASK = {
  name: 'ask',
  type: 1,
  description: 'Ask the assistant',
  description_localizations: {
    de: 'Den Assistenten fragen',
    fr: 'Demander à l’assistant',
    'es-ES': 'Preguntar al asistente',
  },
  options: [
    {
      type: 3,
      name: 'question',
      description: 'Your question',
      required: false,
      max_length: Math.min(MAX_MESSAGE_CHARACTERS, MOST_CHARACTERS),
    },
  ],
}

/** Where Discord delivers what is asked: a hook of this region. */
export const interactionsUrl = (appKey: string): string => apiUrl(`/hooks/discord/${appKey}`)

/** Where an owner adds the application to a server; commands need no right but this. */
export const inviteUrl = ({ id }: Pick<Application, 'id'>, guildId?: string): string => {
  const search = new URLSearchParams({ client_id: id, scope: 'applications.commands' })
  if (guildId) search.set('guild_id', guildId)
  return `${discordServer()}/oauth2/authorize?${search}`
}

/** https://docs.discord.com/developers/resources/application#application-object */
const Described = z.object({ interactions_endpoint_url: z.string().nullish() })

/**
 * Makes the command `/ask` in a server, as far as that can be: says whether the agent is asked there. An application without an
 * endpoint gets ours, which Discord verifies at once; one that has another keeps it.
 */
export const registerAsk = async (
  application: Application | undefined,
  guildId: string | undefined,
): Promise<DiscordReading> => {
  if (!application) return { state: 'no-application' }
  const { key, id, botToken } = application
  const endpoint = interactionsUrl(key)
  // a workspace's own is known to the hook already
  if (key === PLATFORM_KEY) await publishApplication(application)
  const described = await callDiscord(discordRequest('GET', 'applications/@me', undefined, botToken), Described)
  if (described.kind !== 'done') return failed(described)
  const current = described.result.interactions_endpoint_url
  if (current && current !== endpoint) return { state: 'other-endpoint', reason: current }
  if (!current) {
    const change = { interactions_endpoint_url: endpoint }
    const changed = await callDiscord(discordRequest('PATCH', 'applications/@me', change, botToken), z.unknown())
    if (changed.kind !== 'done') return failed(changed)
  }
  if (!guildId) return { state: 'not-in-server' }
  const path = `applications/${id}/guilds/${guildId}/commands`
  const made = await callDiscord(discordRequest('POST', path, ASK, botToken), z.unknown())
  if (made.kind === 'done') return { state: 'ready' }
  return made.kind === 'refused' && made.code === MISSING_ACCESS ? { state: 'not-in-server' } : failed(made)
}

const failed = ({ message }: Exclude<DiscordAnswer<unknown>, { kind: 'done' }>): DiscordReading => ({
  state: 'failed',
  reason: message,
})
