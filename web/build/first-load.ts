import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What a signed-in member loads first; test/web/size.test.ts measures it. */
const screens = ['shell/frame.tsx', 'features/agents/list/agents-screen.tsx'].map(at)

/** Pages that lead into the shell; the styleguide is for development only. The other public pages are for visitors. */
const leadsIntoShell = (page: string) => /\/(sign-in|profile|onboarding)\//.test(page)
const isInBuild = (page: string) => !page.includes('/styleguide/')

/**
 * How the first load is split into chunks. The bundler would make one for every set of pages that share something: sixty
 * for the signed-in shell, which cost 12 KiB, and each `import()` lists those it needs again. So there is one for what
 * every page starts with, one for what the shell shares with the pages that lead into it, and one for the signed-in shell
 * alone. What visitors' pages use (shared agents, drafts, invitations) stays in small chunks.
 */
export const firstLoad = (): Rolldown.CodeSplittingGroup[] => {
  let chunks: ReadonlyMap<string, string> | undefined
  return [
    { name: 'main', tags: ['$initial'], priority: 3 },
    { name: 'query', test: /\/node_modules\/@tanstack\//, priority: 2 },
    { name: 'icons', test: /\/lucide-react\/.*\/icons\//, minShareCount: 3, priority: 2 },
    {
      debugName: 'first-load',
      name: (id, context) => {
        chunks ??= chunksOfShell((id) => context.getModuleInfo(id))
        return chunks.get(id)
      },
      // it would take modules over from another of these chunks
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ]
}

const chunksOfShell = (getModuleInfo: Rolldown.GetModuleInfo): ReadonlyMap<string, string> => {
  const reach = (...ids: readonly string[]): ReadonlySet<string> => {
    const found = new Set(ids)
    for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next)
    return found
  }
  const unknown = screens.find((screen) => !getModuleInfo(screen))
  if (unknown) throw new Error(`${unknown}, which opens first, is not part of the build`)
  const main = reach(at('main.tsx'))
  const pages = [...main]
    .filter((id) => id.startsWith(at('routes/')) && !reach(id).has(at('routes/app.tsx')))
    .flatMap((route) => getModuleInfo(route)?.dynamicallyImportedIds ?? [])
    .filter(isInBuild)
  const ofVisitors = reach(...pages.filter((page) => !leadsIntoShell(page)))
  const ofDoors = reach(...pages.filter(leadsIntoShell))
  return new Map(
    [...reach(...screens)]
      .filter((id) => !screens.includes(id) && !main.has(id) && !ofVisitors.has(id))
      .map((id) => [id, ofDoors.has(id) ? 'parts' : 'shell']),
  )
}
