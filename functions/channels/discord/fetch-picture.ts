import { discordServer } from '#functions/channels/discord/application'
import { download } from '#functions/channels/provider/download'
import type { FetchPicture } from '#functions/channels/provider/picture'
import { MAX_PICTURE_BYTES } from '#shared/conversations/attachments/visitor-picture'

/** https://docs.discord.com/developers/reference#image-formatting */
const CDN = 'https://cdn.discordapp.com'
const OWN = 'https://discord.com'

/** The avatar that an interaction named by its hash; one that moves begins with `a_`, and is a picture too. */
export const fetchDiscordPicture: FetchPicture = async ({ id, picture }) => {
  if (!picture || !/^\w{1,80}$/.test(picture) || !/^\d{1,20}$/.test(id)) return { kind: 'missing', reason: 'gone' }
  const server = discordServer() === OWN ? CDN : discordServer()
  const url = `${server}/avatars/${id}/${picture}.png?size=128`
  return download({ url, hosts: [new URL(server).host], maxBytes: MAX_PICTURE_BYTES })
}
