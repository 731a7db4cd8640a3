import { discordServer } from '#functions/channels/discord/application'
import { download } from '#functions/channels/provider/download'
import type { FetchFile } from '#functions/channels/provider/files'

/** Where Discord keeps what users send: https://docs.discord.com/developers/reference#cdn-endpoints. An address asks for no credential. */
const HOSTS = ['cdn.discordapp.com', 'media.discordapp.net']
const OWN = 'https://discord.com'

/** A file of a message, by the address that came with it; of a Discord that is played, from there alone. */
export const fetchDiscordFile: FetchFile = ({ id: url }) => {
  const server = discordServer()
  return download({ url, hosts: server === OWN ? HOSTS : [new URL(server).host] })
}
