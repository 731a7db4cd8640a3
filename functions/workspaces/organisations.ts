import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import type { Write } from '#lib/database/write'
import { OrganisationFields } from '#shared/clients/schema'

const Organisation = OrganisationFields.omit({ widgetIDs: true, name: true })
  .partial()
  .extend({
    id: z.string(),
    workspaceId: z.string(),
    name: z.string(),
    // a string set in the table: absent while empty, because DynamoDB has no empty sets
    widgetIDs: z.custom<ReadonlySet<string>>((value) => value instanceof Set).optional(),
    lastModified: z.number().int(),
    allowBilling: z.boolean(),
    /** How many clients belong to it; absent while none ever did. */
    seats: z.number().int().optional(),
  })
export type Organisation = z.output<typeof Organisation>

/** A workspace's organisations; its home organisation has the workspace's id, and what an agency sets is absent there. */
export const organisations = entity<Organisation, { id: string }>({
  name: 'organisation',
  parse: (item) => Organisation.parse(item),
  key: keys.organisation,
  index: (item) => ({ gsi1pk: `WS#${item.workspaceId}`, gsi1sk: `ORG#${item.id}` }),
})

/** Adds an agent to its organisation's list ("adds the agent id to the org's widgetIDs if absent"). */
export const listingAgent = (organisationId: string, agentId: string, now: number): Write =>
  organisations.changing(
    { id: organisationId },
    { include: { widgetIDs: [agentId] }, set: { lastModified: Math.floor(now / 1000) } },
  )

/** Removes a deleted agent from that list. */
export const unlistingAgent = (organisationId: string, agentId: string, now: number): Write =>
  organisations.changing(
    { id: organisationId },
    { exclude: { widgetIDs: [agentId] }, set: { lastModified: Math.floor(now / 1000) } },
  )
