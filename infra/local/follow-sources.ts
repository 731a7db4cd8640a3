import type { Server } from 'node:http'
import { buildWidget } from './build-missing.ts'
import { type Develop, developWeb } from './edge/develop-web.ts'
import { watchSources } from './watch-sources.ts'

/** What a region's thread runs. */
const REGION_SOURCES = ['functions', 'events', 'shared', 'infra']

export interface Followed {
  readonly develop: Develop
  readonly stop: () => Promise<void>
}

/**
 * Development: the dashboard comes from its sources with hot reload, the widget is rebuilt when it changes, and the
 * regions restart when their code changes.
 */
export const followSources = async (
  root: string,
  edge: Server,
  restartRegions: () => Promise<void>,
  say: (line: string) => void,
): Promise<Followed> => {
  const web = await developWeb(root, edge)
  const restart = () => {
    say('code changed: the regions restart')
    void restartRegions()
  }
  const unwatch = [
    watchSources(root, REGION_SOURCES, restart),
    watchSources(root, ['widget'], () => void buildWidget(root, say)),
  ]
  return {
    develop: web.develop,
    stop: async () => {
      for (const end of unwatch) end()
      await web.stop()
    },
  }
}
