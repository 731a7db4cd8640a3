import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { zodOfModels, zodOfOurs } from '#infra/zod-of-models'
import { GATEWAY_MAIN } from './gateway-main.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the folder of the gateway's image: its code in one file, and the Dockerfile. Docker itself is needed only when it is deployed. */
export const bundleGateway = async (directory = join(root, '.cache/discord-gateway')): Promise<string> => {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: [GATEWAY_MAIN],
    outfile: join(directory, 'main.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    charset: 'utf8',
    keepNames: true,
    legalComments: 'none',
    plugins: [zodOfModels, zodOfOurs],
    logLevel: 'error',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  })
  await copyFile(new URL('Dockerfile', import.meta.url), join(directory, 'Dockerfile'))
  return directory
}
