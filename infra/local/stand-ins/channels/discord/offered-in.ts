import { type PlayedApp, playedApps } from './discord-app.ts'
import type { Application, DiscordContext } from './discord-context.ts'
import type { DiscordChannel, DiscordCommand, DiscordState } from './discord-state.ts'

type Place = { readonly state: DiscordState; readonly channel: DiscordChannel }

/** The commands of an application that the server offers. */
export const commandsOf = ({ guild, applications }: DiscordState, which: PlayedApp): readonly DiscordCommand[] =>
  applications[which].commands.filter(
    (command) => command.guild === undefined || (command.guild === guild && applications[which].isInstalled),
  )

/** Whose commands a channel offers: a server's integrations may be kept to channels. */
export const shownAppOf = ({ state, channel }: Place): PlayedApp =>
  channel.shownApp ?? playedApps.find((which) => commandsOf(state, which).length > 0) ?? 'eu'

/** The application whose commands a channel offers. */
export const offeredIn = (context: DiscordContext): Application => {
  const own = context.state.applications[shownAppOf(context)]
  const found = context.applications.find((each) => each.own === own)
  if (!found) throw new Error('no application is played')
  return found
}
