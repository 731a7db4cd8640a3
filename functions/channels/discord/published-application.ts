import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import type { Application } from './application.ts'

/** What the hook must know of the application, and what everybody may: its key is public. */
const Published = z.object({ id: z.string(), publicKey: z.string() })
type Published = z.infer<typeof Published>

const stored = entity<Published, object>({
  name: 'discord-application',
  parse: (item) => Published.parse(item),
  key: keys.discordApplication,
})

/** How long a warm hook uses what it read. */
const FRESH_MS = 60_000

const read = perFunction((): { until: number; found: Published | undefined } => ({ until: 0, found: undefined }))

/**
 * The platform's application as it was when a channel was last connected: anybody can reach the hook, so it holds no key of a
 * provider. Nothing before the first.
 */
export const publishedApplication = async (): Promise<Published | undefined> => {
  const cached = read()
  if (cached.found && cached.until > world().now()) return cached.found
  const found = await stored.get({})
  Object.assign(cached, { found, until: world().now() + FRESH_MS })
  return found
}

/** Lets the hook know the application, before Discord is told of the hook; twice is the same. */
export const publishApplication = async ({ id, publicKey }: Pick<Application, 'id' | 'publicKey'>): Promise<void> => {
  const known = await stored.get({}, { consistent: true })
  if (known?.id !== id || known.publicKey !== publicKey) await stored.save({ id, publicKey })
}

/** Empties this function's cache (tests). */
export const forgetApplication = (): void => {
  Object.assign(read(), { until: 0, found: undefined })
}
