import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { ProductTabs, TabAccess, TabOrder } from './access.ts'
import { clientFieldText } from './field-messages.ts'
import { MAX_DISABLED_MESSAGE } from './limits.ts'

export const ClientId = z.string().regex(/^[A-Za-z0-9]{15}$/)
export const OrganisationId = z.string().regex(/^[\w-]{10,40}$/, fieldMessage(clientFieldText('organisationId')))

/** Trimmed and lower-cased; at most one client of an agency has it. */
export const ClientEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, fieldMessage(clientFieldText('fillAll')))
  .max(254)
  .pipe(z.email(fieldMessage(clientFieldText('emailInvalid'))))

export const ClientPassword = z
  .string()
  .min(1, { error: fieldMessage(clientFieldText('fillAll')), abort: true })
  .min(10, fieldMessage(clientFieldText('passwordShort')))
  .max(200)

/** How a client is told of what happens (specification 2, section 3). */
export const ClientNotifications = z.strictObject({
  notifyThrough: z.enum(['email', 'push', 'all', 'none']),
  notifyIf: z.enum(['all', 'requestsOnly', 'none']),
})

export type ClientNotifications = z.output<typeof ClientNotifications>

/** What a member or an organisation's admin sets. */
export const ClientFields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, fieldMessage(clientFieldText('fillAll')))
    .max(120),
  email: ClientEmail,
  squarePhotoURL: z.string().max(2000),
  isOrgAdmin: z.boolean(),
  allowCreateAgents: z.boolean(),
  canDelegateChats: z.boolean(),
  hideAdvancedSettings: z.boolean(),
  /** Agents of the organisation that this client sees; absent: all of them. */
  widgetIDs: z.array(z.string().max(60)).max(500).nullable(),
  /** Of the tabs that this client opens, those where they change things; null: all of them. */
  canEdit: ProductTabs.nullable(),
  preferredLanguage: z.enum(['en', 'de']),
  predefinedTags: z.array(z.string().trim().min(1).max(40)).max(100),
})
export type ClientFields = z.output<typeof ClientFields>

/** A person of an agency's client, as the agency's team sees them. Times are unix seconds. */
export const Client = ClientFields.extend({
  ID: ClientId,
  orgId: z.string(),
  agencyId: z.string(),
  canAccess: TabAccess,
  clientTabOrder: TabOrder,
  status: z.enum(['online', 'offline']),
  type: z.literal('client'),
  ts: z.number().int(),
  lastModified: z.number().int(),
  notificationsSettings: ClientNotifications,
  isNewSignup: z.boolean(),
  onboardingState: z.object({ isCompleted: z.boolean() }),
  internal: z.object({ hasChangedPassword: z.boolean() }),
})
export type Client = z.output<typeof Client>

/** What the agency's team sets of an organisation. */
export const OrganisationFields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, fieldMessage(clientFieldText('organisationName')))
    .max(120),
  squarePhotoURL: z.string().max(2000),
  dashboardLayout: z.enum(['vertical', 'horizontal']),
  defaultClientAccess: TabAccess,
  /** Of a new client’s tabs, those where they change things; null: all of them. */
  defaultClientCanEdit: ProductTabs.nullable(),
  defaultClientTabOrder: TabOrder,
  predefinedTags: z.array(z.string().trim().min(1).max(40)).max(100),
  disallowAnyTags: z.boolean(),
  preferredLanguage: z.enum(['en', 'de']),
  disableHandoff: z.boolean(),
  /** Agents of the workspace that the organisation has. */
  widgetIDs: z.array(z.string().max(60)).max(500),
  settings: z.strictObject({
    smartHandoff: z.boolean(),
    disableHandoffMessages: z.boolean(),
    enableCannedResponses: z.boolean(),
    disableClientAccess: z.boolean(),
    disableClientAccessMessage: z.string().max(MAX_DISABLED_MESSAGE),
  }),
})
export type OrganisationFields = z.output<typeof OrganisationFields>

/** A company that the agency serves. `seats` counts its clients. */
export const Organisation = OrganisationFields.extend({
  ID: z.string(),
  workspaceId: z.string(),
  type: z.literal('org'),
  lastModified: z.number().int(),
  seats: z.number().int(),
})
export type Organisation = z.output<typeof Organisation>

/** Specification 2, section 5. */
export const NEW_ORGANISATION_NAME = 'New Organization'
