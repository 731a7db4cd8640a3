import { createRequire } from 'node:module'
import { chooseEngine, type Engine } from './choose-engine.ts'

const resolve = (specifier: string): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve(specifier)
  } catch {
    return undefined
  }
}

/** The engine for this machine. */
export const localEngine = (): Engine => {
  const { platform, arch, env } = process
  return chooseEngine(env.LOCAL_DATABASE, { platform, arch, resolve })
}
