import { pictureKey } from '#functions/conversations/inbound/pictures/keep-picture'
import { heads } from '#functions/conversations/store'
import { files } from '#lib/files'
import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'

/** A caller who loses access to the conversations keeps working addresses for this long at most. */
const URL_LIFETIME_SECONDS = 300

/** Short-lived addresses of our copies of visitors' pictures; conversations without one, and those of other agents, are left out. */
export const getVisitorPictures: Verb<typeof routes, 'POST /v2/agents/{agentId}/visitor-pictures'> = async ({
  agentId,
  conversationIds,
}) => {
  const found = await heads.getMany([...new Set(conversationIds)].map((conversationId) => ({ conversationId })))
  const pictures = found.flatMap((head) =>
    head.agentId === agentId && head.picture ? [{ head, ending: head.picture.ending }] : [],
  )
  if (pictures.length === 0) return { pictures: [] }
  const bucket = await files()
  return {
    pictures: await Promise.all(
      pictures.map(async ({ head, ending }) => ({
        conversationId: head.conversationId,
        url: await bucket.downloadAddress(pictureKey(head, ending), URL_LIFETIME_SECONDS),
      })),
    ),
  }
}
