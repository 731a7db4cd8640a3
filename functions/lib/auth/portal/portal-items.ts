import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Teammate } from './teammate.ts'

const parserOf =
  <S extends z.ZodType>(schema: S) =>
  (item: unknown): z.output<S> =>
    schema.parse(item)

const StringSet = z.custom<ReadonlySet<string>>((value) => value instanceof Set)

const PortalSession = z.object({
  /** `CLI#id` of a client or `AGY#id` of the agency itself. */
  owner: z.string(),
  /** The SHA-256 of the cookie's secret. */
  id: z.string(),
  agencyId: z.string(),
  workspaceId: z.string(),
  /** Of the client's password or the agency's secret: a newer one ends the session. */
  version: z.number().int(),
  via: z.enum(['password', 'code', 'token', 'secret', 'team']),
  by: z.string().optional(),
  /** With `via` "team": the session ends when they leave it. */
  teammate: Teammate.optional(),
  /** Unix seconds. */
  expiresAt: z.number().int(),
})
export type PortalSession = z.output<typeof PortalSession>

export const portalSessions = entity<PortalSession, { owner: string; id: string }>({
  name: 'portal-session',
  parse: parserOf(PortalSession),
  key: keys.portalSession,
  expires: ({ expiresAt }) => expiresAt,
})

/** The attributes of other features' items by which a call of the portal is judged; the features' own stores write them. */
export const portalClients = entity({
  name: 'client',
  parse: parserOf(
    z.object({
      ID: z.string(),
      agencyId: z.string(),
      orgId: z.string(),
      name: z.string(),
      squarePhotoURL: z.string(),
      passwordVersion: z.number().int(),
      isOrgAdmin: z.boolean(),
      canAccess: StringSet.optional(),
      viewOnly: StringSet.optional(),
      widgetIDs: z.array(z.string()).nullable(),
      canDelegateChats: z.boolean(),
      hideAdvancedSettings: z.boolean(),
      onboardingState: z.object({ isCompleted: z.boolean() }),
    }),
  ),
  key: (it: { ID: string }) => keys.client(it),
})
export type PortalClient = NonNullable<Awaited<ReturnType<typeof portalClients.get>>>

export const portalOrganisations = entity({
  name: 'organisation',
  parse: parserOf(
    z.object({
      id: z.string(),
      workspaceId: z.string(),
      widgetIDs: StringSet.optional(),
      settings: z.object({ disableClientAccess: z.boolean(), disableClientAccessMessage: z.string() }).optional(),
    }),
  ),
  key: (it: { id: string }) => keys.organisation(it),
})

export const portalAgencies = entity({
  name: 'agency',
  parse: parserOf(z.object({ ID: z.string(), userId: z.string(), secretVersion: z.number().int() })),
  key: (it: { ID: string }) => keys.agency(it),
})
