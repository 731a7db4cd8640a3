import * as z from 'zod'
import { getWaitingVisitor, type WaitingVisitor } from '#features/conversations'
import { optionalEnvironment } from '#lib/environment'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { mailMembers } from './mail-members.ts'

/**
 * The input of `notifications/mail-team`; `tries` counts the looks that found nothing to send yet. After the first mail there are
 * `mailed`, the time up to which the visitor's words were sent (milliseconds since 1970), `looks` since then, and how many of the
 * last of them found nothing (`quiet`).
 */
export const TeamMailState = z.object({
  workspaceId: z.string(),
  agentId: z.string(),
  conversationId: z.string(),
  tries: z.number().int(),
  mailed: z.number().optional(),
  looks: z.number().int().optional(),
  quiet: z.number().int().optional(),
})
type TeamMailState = z.infer<typeof TeamMailState>

type Next = TeamMailState & { readonly outcome: 'look' | 'done' | 'later'; readonly pauseSeconds?: number }

/** A look a minute: then the mail goes without the visitor's words. */
const MOST_TRIES = 5
/** Who wrote just now may be writing on. */
const SETTLED_MS = 20_000
/** Between two mails of one visitor, who may write line by line. */
const PAUSE_SECONDS = 300
/** While nothing more comes, each pause is twice the one before, up to an hour. */
const LONGEST_PAUSE_SECONDS = 3600
/** A day without a word. */
const MOST_QUIET = 28

/**
 * Mails each member of a workspace's team about a visitor who waits for it or has left it a message, in the member's language, once
 * the visitor has written what it is about, or has not for some minutes; then what the visitor writes more, in one mail for each pause.
 * Nobody, once a member has taken it up. One mail per member for the same words, however often the flow runs. Without a mail sender
 * the conversation only shows in Chats.
 */
export const handler = step(TeamMailState, async (state): Promise<Next> => {
  const visitor = optionalEnvironment('MAIL_FROM') ? await getWaitingVisitor(state.conversationId) : undefined
  if (!visitor) return { ...state, outcome: 'done' }
  return state.mailed === undefined ? mailFirst(state, visitor) : mailFurther(state, visitor, state.mailed)
})

const mailFirst = async (state: TeamMailState, visitor: WaitingVisitor): Promise<Next> => {
  const { writtenAt, askedAt } = visitor
  const isSettled = writtenAt !== undefined && world().now() - writtenAt >= SETTLED_MS
  if (!isSettled && state.tries + 1 < MOST_TRIES) return { ...state, tries: state.tries + 1, outcome: 'look' }
  if (!(await mailMembers({ ...state, visitor, about: '' }))) return { ...state, outcome: 'done' }
  return { ...state, mailed: writtenAt ?? askedAt, looks: 0, quiet: 0, outcome: 'later', pauseSeconds: PAUSE_SECONDS }
}

/** Words that the limit keeps back go with the next look's. */
const mailFurther = async (state: TeamMailState, visitor: WaitingVisitor, mailed: number): Promise<Next> => {
  const { quiet = 0, looks = 0 } = state
  const further = visitor.said.filter(({ at }) => at > mailed)
  const writtenAt = further.at(-1)?.at
  const isSent =
    writtenAt !== undefined &&
    (await mailMembers({
      ...state,
      visitor: { ...visitor, texts: further.map(({ text }) => text) },
      about: `#${writtenAt}`,
      attemptOf: `#look-${looks}`,
      isFurther: true,
    }))
  const next = { ...state, looks: looks + 1, mailed: isSent ? writtenAt : mailed, quiet: isSent ? 0 : quiet + 1 }
  const pauseSeconds = Math.min(PAUSE_SECONDS * 2 ** next.quiet, LONGEST_PAUSE_SECONDS)
  return next.quiet < MOST_QUIET ? { ...next, outcome: 'later', pauseSeconds } : { ...next, outcome: 'done' }
}
