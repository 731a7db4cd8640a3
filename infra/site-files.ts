import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built folders that the edge serves. */
export interface SiteFiles {
  readonly web: string
  /** The portal of agencies' clients. */
  readonly portal: string
  readonly widget: string
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where `npm run build` puts dashboard, portal and widget; an error that says so when it has not run. */
export const siteFiles = (): SiteFiles => {
  const files = { web: join(root, 'dist/web'), portal: join(root, 'dist/portal'), widget: join(root, 'widget/dist') }
  for (const folder of [
    join(files.web, 'index.html'),
    join(files.portal, 'index.html'),
    join(files.widget, 'loader.js'),
  ])
    if (!existsSync(folder)) throw new Error(`${folder} is missing: run \`npm run build\` first`)
  return files
}
