import * as z from 'zod'

/** Ids at Meta are digits: they become a part of addresses. */
export const MetaPageId = z.string().regex(/^\d{1,40}$/)

/** The Instagram account that is linked to a page. */
const LinkedInstagram = z.object({
  id: MetaPageId,
  name: z.string(),
  username: z.string(),
  photoUrl: z.string().optional(),
})

/**
 * A page that a member manages, as specification 3, section 3 has it, but for `accessToken`: its holder can write as the page, so
 * it stays on the server, and the log-in's ticket stands for it.
 */
export const MetaPage = z.object({
  id: MetaPageId,
  name: z.string(),
  photoUrl: z.string().optional(),
  connectedIgPage: LinkedInstagram.optional(),
})
export type MetaPage = z.infer<typeof MetaPage>

/** An app that a page delivers to, and what of. */
export const PageSubscription = z.object({
  id: z.string(),
  name: z.string().optional(),
  link: z.string().optional(),
  subscribed_fields: z.array(z.string()),
})
export type PageSubscription = z.infer<typeof PageSubscription>
