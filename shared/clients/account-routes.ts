import * as z from 'zod'
import { contract } from '#shared/contract'
import { OneTimeCode } from './log-in-proofs.ts'
import { PortalClient } from './portal-session.ts'
import { ClientEmail, ClientFields, ClientNotifications, ClientPassword } from './schema.ts'

const success = z.object({ success: z.literal(true) })

/** What a client changes of their own account in the portal. A teammate who looks on changes nothing of it. */
export const account = contract({
  'POST /portal/account': {
    auth: 'portal:person',
    summary:
      'Changes the client’s own name, picture, language and notifications. `lastModified` is the one that they were changed from: `conflict` if there is a newer one. A new picture is one that the client has uploaded.',
    input: z.strictObject({
      lastModified: z.number().int(),
      changes: z.strictObject({
        name: ClientFields.shape.name.optional(),
        squarePhotoURL: ClientFields.shape.squarePhotoURL.optional(),
        preferredLanguage: ClientFields.shape.preferredLanguage.optional(),
        notificationsSettings: ClientNotifications.optional(),
      }),
    }),
    output: z.object({ client: PortalClient }),
  },
  'POST /portal/account/email': {
    auth: 'portal:person',
    summary:
      'Without a code: sends one to the new address, good for ten minutes. With it: the address is the client’s. One that another client of the agency has is refused.',
    input: z.strictObject({ email: ClientEmail, code: OneTimeCode.optional() }),
    output: z.object({ success: z.literal(true), message: z.string() }),
  },
  'POST /portal/account/password': {
    auth: 'portal:person',
    summary: 'Sets a new password by the old one. All other sessions of the client end; this one stays.',
    input: z.strictObject({ oldPassword: z.string().min(1).max(200), password: ClientPassword }),
    output: success,
  },
})
