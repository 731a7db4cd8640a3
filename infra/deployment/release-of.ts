import { createHash } from 'node:crypto'
import { FileSystem } from 'aws-cdk-lib'
import type { SiteFiles } from '#infra/site-files'

export interface RegionAssets {
  /** The folder of the shared Lambda asset (infra/bundle.ts). */
  readonly functions: string
  readonly site: SiteFiles
  /** The folder of the Discord gateway's image (infra/discord-gateway), where that is wanted. */
  readonly discordGateway?: string | undefined
}

/**
 * The release that page and functions agree on as long as both are of one deployment: a hash of all their files, since a page that alone
 * is new must be offered to those that are open.
 */
export const releaseOf = ({ functions, site }: RegionAssets): string => {
  const hash = createHash('sha256')
  for (const folder of [functions, ...Object.values(site)]) hash.update(FileSystem.fingerprint(folder))
  return hash.digest('hex').slice(0, 12)
}
