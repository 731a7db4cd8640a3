import * as z from 'zod'
import { clientTabs } from '#shared/agencies/client-tabs'
import { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import { Client, Organisation } from './schema.ts'

/** How a session of the portal began. `team`: a member of the agency's team looks at the portal as this client. */
export const SessionVia = z.enum(['password', 'code', 'token', 'secret', 'team'])
export type SessionVia = z.output<typeof SessionVia>

/** The one who is logged in. `isAdmin`: the agency itself, by its secret; then `ID` is the agency's and `email` is empty. */
export const PortalClient = z
  .object(
    Client.pick({
      name: true,
      squarePhotoURL: true,
      isOrgAdmin: true,
      allowCreateAgents: true,
      canDelegateChats: true,
      hideAdvancedSettings: true,
      preferredLanguage: true,
      predefinedTags: true,
      notificationsSettings: true,
      status: true,
      lastModified: true,
      isNewSignup: true,
      onboardingState: true,
    }).shape,
  )
  .extend({ ID: z.string(), orgId: z.string(), email: z.string(), isAdmin: z.boolean() })
export type PortalClient = z.output<typeof PortalClient>

/** The client's organisation with its people. */
export const PortalOrganisation = z
  .object(
    Organisation.pick({
      ID: true,
      name: true,
      squarePhotoURL: true,
      dashboardLayout: true,
      preferredLanguage: true,
      predefinedTags: true,
      disallowAnyTags: true,
      disableHandoff: true,
      lastModified: true,
    }).shape,
  )
  .extend({
    settings: z.object(
      Organisation.shape.settings.omit({ disableClientAccess: true, disableClientAccessMessage: true }).shape,
    ),
    users: z.array(z.object(Client.pick({ ID: true, name: true, squarePhotoURL: true, status: true }).shape)),
  })
export type PortalOrganisation = z.output<typeof PortalOrganisation>

/** All that the portal's frame draws with. */
export const PortalSession = z.object({
  client: PortalClient,
  /** None for the agency itself, which sees the agents of all organisations. */
  organisation: PortalOrganisation.nullable(),
  agency: z.object({
    ID: z.string(),
    name: z.string(),
    supportEmail: z.string(),
    settings: z.object({
      enableClientSignup: z.boolean(),
      disablePasswordLogin: z.boolean(),
      clientOnboarding: ClientOnboarding,
    }),
  }),
  /** In the order in which the switcher shows them; empty: "This account has not agents". */
  agents: z.array(z.object({ id: z.string(), title: z.string(), picture: z.string() })),
  /** The tabs of the product that this client opens, in their order. */
  tabs: z.array(z.object({ href: z.enum(clientTabs), canEdit: z.boolean() })),
  /** The agency's own that this client opens; the code of an html tab has a call of its own. */
  customTabs: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      href: z.string(),
      /** A path on the portal's host, or empty. */
      icon: z.string(),
      pageType: z.enum(['html', 'iframe']),
      iframeUrl: z.string(),
    }),
  ),
  /** All of them in the order in which the navigation shows them: `/home`, `/c/reports`. */
  navigation: z.array(z.string()),
  via: SessionVia,
  /** The teammate who looks at the portal as this client; with `via` "team". */
  by: z.string().optional(),
  /** Unix seconds at which the session ends. */
  expiresAt: z.number().int(),
  /** Why the organisation has no access at present: nothing but the log-out works. Absent: it has. */
  accessDisabled: z.string().optional(),
})
export type PortalSession = z.output<typeof PortalSession>
