import * as z from 'zod'

/** What a `page` route answers: a web page, and the headers that it goes out with, by lower-case name. */
export const WebPage = z.object({ html: z.string(), headers: z.record(z.string(), z.string()) })
export type WebPage = z.infer<typeof WebPage>
