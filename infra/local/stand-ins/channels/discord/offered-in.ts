import { type AppRegion, regions } from './discord-app.ts'
import type { Application, DiscordContext } from './discord-context.ts'
import type { DiscordChannel, DiscordCommand, DiscordState } from './discord-state.ts'

type Place = { readonly state: DiscordState; readonly channel: DiscordChannel }

/** The commands of a region's application that the server offers. */
export const commandsOf = ({ guild, applications }: DiscordState, region: AppRegion): readonly DiscordCommand[] =>
  applications[region].commands.filter(
    (command) => command.guild === undefined || (command.guild === guild && applications[region].isInstalled),
  )

/** Whose commands a channel offers: a server's integrations may be kept to channels. */
export const regionOf = ({ state, channel }: Place): AppRegion =>
  channel.region ?? regions.find((region) => commandsOf(state, region).length > 0) ?? 'eu'

/** The application whose commands a channel offers. */
export const offeredIn = (context: DiscordContext): Application => {
  const own = context.state.applications[regionOf(context)]
  const found = context.applications.find((each) => each.own === own)
  if (!found) throw new Error('no application is played')
  return found
}
