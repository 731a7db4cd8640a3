import * as z from 'zod'
import type { Head } from '#functions/conversations/store'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import type { Write } from '#lib/database/write'
import { DeskPlace } from '#shared/conversations/schema'

const DeskRow = z.object({
  workspaceId: z.string(),
  agentId: z.string(),
  conversationId: z.string(),
  place: DeskPlace,
  /** Milliseconds since 1970. */
  askedAt: z.number().int(),
  forgetAt: z.number().int().optional(),
})
type DeskRow = z.infer<typeof DeskRow>

/** The conversations that wait for a workspace's team, without any of the visitor's words. */
export const deskRows = entity<DeskRow, Pick<DeskRow, 'workspaceId' | 'agentId' | 'conversationId'>>({
  name: 'desk-row',
  parse: (item) => DeskRow.parse(item),
  key: keys.deskRow,
  expires: ({ forgetAt }) => forgetAt,
})

type DeskHead = Pick<Head, 'workspaceId' | 'agentId' | 'conversationId' | 'isTest' | 'place' | 'askedAt' | 'forgetAt'>

/** Makes the desk's row agree with the conversation's place, in the same transaction; tests wait for nobody. */
export const deskWrites = (before: DeskHead, after: DeskHead): Write[] => {
  const { workspaceId, agentId, conversationId, place, askedAt, forgetAt } = after
  const key = { workspaceId, agentId, conversationId }
  if (after.isTest) return []
  if (place === undefined || askedAt === undefined) return before.place ? [deskRows.removing(key)] : []
  return [deskRows.putting({ ...key, place, askedAt, ...(forgetAt === undefined ? {} : { forgetAt }) })]
}
