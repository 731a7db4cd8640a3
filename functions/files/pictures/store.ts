import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Copy = z.object({
  /** SHA-256 of the URL that the picture was fetched from. */
  source: z.string(),
  /** The path of our copy, on any host; absent when the URL served no picture. */
  path: z.string().optional(),
  /** Unix seconds, after which the URL is fetched again. */
  until: z.number().int(),
})
const AgentCopy = Copy.extend({ agentId: z.string() })
const UserCopy = Copy.extend({ workspaceId: z.string() })

/** Our copies of third parties' pictures that an agent shows to visitors. */
export const pictureCopies = entity<z.infer<typeof AgentCopy>, { agentId: string; source: string }>({
  name: 'picture-copy',
  parse: (item) => AgentCopy.parse(item),
  key: keys.pictureCopy,
  expires: ({ until }) => until,
})

/** Those that the dashboard shows to the owner of a workspace, wherever the picture is used. */
export const userPictureCopies = entity<z.infer<typeof UserCopy>, { workspaceId: string; source: string }>({
  name: 'user-picture-copy',
  parse: (item) => UserCopy.parse(item),
  key: keys.userPictureCopy,
  expires: ({ until }) => until,
})
