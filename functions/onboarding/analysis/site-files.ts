import { SiteFiles } from '#functions/onboarding/brand/site-files'
import { files } from '#lib/files'
import type { ReadBrandState } from './read-brand-state.ts'

const path = ({ folder }: Pick<ReadBrandState, 'folder'>): string => `onboarding/${folder}/site.json`

/** What was fetched of a website, between two steps. Overwritten by a step that is run again; forgotten at the end. */
export const siteFiles = {
  put: async (state: ReadBrandState, site: SiteFiles): Promise<void> =>
    (await files()).put(path(state), new TextEncoder().encode(JSON.stringify(site)), 'application/json'),

  /** Nothing when the run has ended and its files are gone. */
  get: async (state: ReadBrandState): Promise<SiteFiles | undefined> => {
    const bytes = await (await files()).get(path(state))
    return bytes && SiteFiles.parse(JSON.parse(new TextDecoder().decode(bytes)))
  },

  forget: async (state: ReadBrandState): Promise<void> => (await files()).remove([path(state)]),
}
