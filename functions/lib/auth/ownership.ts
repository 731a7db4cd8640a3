import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { sha256 } from '#lib/sha256'

const parserOf =
  <S extends z.ZodType>(schema: S) =>
  (item: unknown): z.output<S> =>
    schema.parse(item)

/** The attributes of other features' items that `authorize()` reads; the features' own stores write them. */
const agentOwners = entity({
  name: 'agent',
  parse: parserOf(z.object({ ID: z.string(), ownerID: z.string() })),
  key: (it: { agentId: string }) => keys.agent(it),
})

const identities = entity({
  name: 'identity',
  parse: parserOf(z.object({ sub: z.string(), uid: z.string() })),
  key: (it: { sub: string }) => keys.identity(it),
})

const members = entity({
  name: 'member',
  parse: parserOf(z.object({ uid: z.string(), email: z.string() })),
  key: (it: { uid: string; email: string }) => keys.member(it),
})

const workspaceKeys = entity({
  name: 'workspace',
  parse: parserOf(z.object({ uid: z.string() })),
  key: (it: { uid: string }) => keys.workspace(it),
})

/** The workspace that owns an agent; `undefined` without such an agent. */
export const ownerOfAgent = async (agentId: string): Promise<string | undefined> =>
  (await agentOwners.get({ agentId }))?.ownerID

/** The workspace that a signed-in identity owns; `undefined` before its first sign-in. */
export const workspaceOfIdentity = async (sub: string): Promise<string | undefined> =>
  (await identities.get({ sub }))?.uid

export const isMember = async (workspaceId: string, email: string): Promise<boolean> =>
  (await members.get({ uid: workspaceId, email })) !== undefined

/** The owner of a secret: an agent or a workspace. Looked up by its SHA-256; the secret itself is in no index. */
export const ownerOfSecret = async (
  secret: string,
): Promise<{ agentId: string; workspaceId: string } | { workspaceId: string } | undefined> => {
  const hash = sha256(secret)
  const [agents, workspaces] = await Promise.all([
    agentOwners.listBy('gsi2', `AKEY#${hash}`, undefined, { limit: 1 }),
    workspaceKeys.listBy('gsi2', `WKEY#${hash}`, undefined, { limit: 1 }),
  ])
  const [agent] = agents.items
  if (agent) return { agentId: agent.ID, workspaceId: agent.ownerID }
  const [workspace] = workspaces.items
  return workspace ? { workspaceId: workspace.uid } : undefined
}
