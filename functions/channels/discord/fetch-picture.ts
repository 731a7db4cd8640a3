import { download } from '#functions/channels/provider/download'
import type { FetchPicture } from '#functions/channels/provider/picture'
import { optionalEnvironment } from '#lib/environment'

/** https://docs.discord.com/developers/reference#image-formatting */
const CDN = 'https://cdn.discordapp.com'

/** The avatar that an interaction named by its hash; one that moves begins with `a_`, and is a picture too. */
export const fetchDiscordPicture: FetchPicture = async ({ id, picture }) => {
  if (!picture || !/^\w{1,80}$/.test(picture) || !/^\d{1,20}$/.test(id)) return { kind: 'missing', reason: 'gone' }
  const server = optionalEnvironment('DISCORD_BASE_URL') ?? CDN
  return download({ url: `${server}/avatars/${id}/${picture}.png?size=128`, hosts: [new URL(server).host] })
}
