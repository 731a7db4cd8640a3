import * as z from 'zod'

const Text = z.string().max(500).optional().catch(undefined)

/** The useful fields of a web app manifest (https://www.w3.org/TR/appmanifest/); invalid ones are left out. */
const Manifest = z.object({
  name: Text,
  short_name: Text,
  description: Text,
  theme_color: Text,
  icons: z
    .array(
      z.object({
        src: z.string().max(2000),
        sizes: z.string().catch(''),
        type: z.string().catch(''),
        purpose: z.string().catch('any'),
      }),
    )
    .max(50)
    .catch([]),
})
export type Manifest = z.infer<typeof Manifest>

/** Parses a manifest; `undefined` for anything else. */
export const readManifest = (text: string): Manifest | undefined => {
  try {
    return Manifest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
