import { detailOf } from '#functions/channels/connecting/whatsapp/detail-of'
import { type KnownPage, listPages } from '#functions/channels/messenger/page-calls'
import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { tokenBehind } from '#functions/channels/meta/tickets'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import type { Verb } from '#lib/http/api'
import { pagesMessages, pagesText } from '#shared/channels/pages/messages'
import type { pages as routes } from '#shared/channels/pages/routes'
import type { MetaPage } from '#shared/channels/pages/schema'
import { Problem } from '#shared/problems'

/** The pages of a log-in, for its member to choose from. */
export const tokenToPages: Verb<typeof routes, 'POST /rpc/tokenToPages'> = async ({ token }, { actor }) => {
  const answer = await listPages(await tokenBehind(token, await ticketHolder(actor)))
  if (answer.kind === 'done') return { pages: answer.result.map(presentPage) }
  throw new Problem(codeOfFailure(answer), pagesText('error', detailOf(answer, pagesMessages.unexpected)))
}

const presentPage = ({ id, name, picture, instagram_business_account: instagram }: KnownPage): MetaPage => ({
  id,
  name,
  ...(picture?.data.url ? { photoUrl: picture.data.url } : {}),
  ...(instagram
    ? {
        connectedIgPage: {
          id: instagram.id,
          name: instagram.name ?? instagram.username ?? instagram.id,
          username: instagram.username ?? '',
          ...(instagram.profile_picture_url ? { photoUrl: instagram.profile_picture_url } : {}),
        },
      }
    : {}),
})
