import * as z from 'zod'
import { contract } from '#shared/contract'
import { PortalOrganisation } from './portal-session.ts'
import { Client, ClientFields, ClientId, OrganisationFields } from './schema.ts'

const success = z.object({ success: z.literal(true) })
const AUser = z.strictObject({ clientId: ClientId })

/** A user as their organisation's admin sees them: neither access nor permissions, which are the agency's. */
export const OrganisationUser = z.object(
  Client.pick({
    ID: true,
    name: true,
    email: true,
    squarePhotoURL: true,
    preferredLanguage: true,
    isOrgAdmin: true,
    status: true,
    lastModified: true,
  }).shape,
)
export type OrganisationUser = z.output<typeof OrganisationUser>

/**
 * What an organisation's admin does in the portal (specification 2, section 6): they edit its name and picture and its users, in their
 * own organisation alone. New users get the organisation's defaults.
 */
export const administration = contract({
  'POST /portal/organisation': {
    auth: 'portal:admin',
    summary:
      'Changes the name and the picture of the admin’s own organisation; `conflict` if the record has changed since `lastModified`.',
    input: z.strictObject({
      lastModified: z.number().int(),
      changes: z.strictObject({
        name: OrganisationFields.shape.name.optional(),
        squarePhotoURL: OrganisationFields.shape.squarePhotoURL.optional(),
      }),
    }),
    output: z.object({ organisation: PortalOrganisation.omit({ users: true }) }),
  },
  'GET /portal/organisation/users': {
    auth: 'portal:admin',
    summary: 'The users of the admin’s own organisation by name; there are ten at most.',
    input: z.strictObject({}),
    output: z.object({ users: z.array(OrganisationUser) }),
  },
  'POST /portal/organisation/users': {
    auth: 'portal:admin',
    summary:
      'Adds a user with the organisation’s defaults and mails them a link to set their password, good for seven days.',
    input: z.strictObject({ name: ClientFields.shape.name, email: ClientFields.shape.email }),
    output: z.object({ user: OrganisationUser }),
  },
  'POST /portal/organisation/users/{clientId}': {
    auth: 'portal:admin',
    summary:
      'Changes another user’s name, picture and language; `conflict` if the record has changed since `lastModified`. Their address is theirs: who changed it could log in as them.',
    input: AUser.extend({
      lastModified: z.number().int(),
      changes: z.strictObject({
        name: ClientFields.shape.name.optional(),
        squarePhotoURL: ClientFields.shape.squarePhotoURL.optional(),
        preferredLanguage: ClientFields.shape.preferredLanguage.optional(),
      }),
    }),
    output: z.object({ user: OrganisationUser }),
  },
  'POST /portal/organisation/users/{clientId}/invitation': {
    auth: 'portal:admin',
    summary: 'Mails another user a link to set their password, good for seven days.',
    input: AUser,
    output: success,
  },
  'DELETE /portal/organisation/users/{clientId}': {
    auth: 'portal:admin',
    summary:
      'Deletes another user of the organisation and ends their sessions. An admin, and so oneself, only the agency deletes. Doing it again is no error.',
    input: AUser,
    output: success,
  },
  'GET /portal/organisations': {
    auth: 'portal:agency',
    summary: 'For the agency itself: its organisations by name with their agents, 100 at most, to choose one by.',
    input: z.strictObject({}),
    output: z.object({
      organisations: z.array(
        z.object({ ID: z.string(), name: z.string(), squarePhotoURL: z.string(), agentIds: z.array(z.string()) }),
      ),
    }),
  },
})
