import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const parserOf =
  <S extends z.ZodType>(schema: S) =>
  (item: unknown): z.output<S> =>
    schema.parse(item)

/** The end of a replaced key, which the index finds like the record that it opens. */
const validUntil = z.number().int().optional()

/** The attributes of other features' items that `authorize()` reads; the features' own stores write them. */
export const agentOwners = entity({
  name: 'agent',
  parse: parserOf(z.object({ ID: z.string(), ownerID: z.string(), validUntil })),
  key: (it: { agentId: string }) => keys.agent(it),
})

export const identities = entity({
  name: 'identity',
  parse: parserOf(z.object({ sub: z.string(), uid: z.string() })),
  key: (it: { sub: string }) => keys.identity(it),
})

export const ownedWorkspaces = entity({
  name: 'owned-workspace',
  parse: parserOf(z.object({ home: z.string(), uid: z.string() })),
  key: (it: { home: string; uid: string }) => keys.ownedWorkspace(it),
})

export const members = entity({
  name: 'member',
  parse: parserOf(z.object({ uid: z.string(), email: z.string(), rights: z.array(z.string()).default([]) })),
  key: (it: { uid: string; email: string }) => keys.member(it),
})

export const workspaceKeys = entity({
  name: 'workspace',
  parse: parserOf(z.object({ uid: z.string(), validUntil })),
  key: (it: { uid: string }) => keys.workspace(it),
})
