import * as z from 'zod'

const Text = z.string().max(500).optional().catch(undefined)

/** What is of use in a web app manifest (https://www.w3.org/TR/appmanifest/); anything odd in it is left out. */
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

/** Reads a manifest; what is not one says nothing. */
export const readManifest = (text: string): Manifest | undefined => {
  try {
    return Manifest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
