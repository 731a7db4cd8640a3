import { FetchedSite } from '#functions/onboarding/brand/fetched-site'
import { files } from '#lib/files'
import type { ReadBrandState } from './read-brand-state.ts'

const path = ({ folder }: Pick<ReadBrandState, 'folder'>): string => `onboarding/${folder}/site.json`

/** The fetched files of a website, stored between two steps and deleted at the end. A step that runs again overwrites them. */
export const siteFiles = {
  put: async (state: ReadBrandState, site: FetchedSite): Promise<void> =>
    (await files()).put(path(state), new TextEncoder().encode(JSON.stringify(site)), 'application/json'),

  /** `undefined` if the run has ended and its files are deleted. */
  get: async (state: ReadBrandState): Promise<FetchedSite | undefined> => {
    const bytes = await (await files()).get(path(state))
    return bytes && FetchedSite.parse(JSON.parse(new TextDecoder().decode(bytes)))
  },

  delete: async (state: ReadBrandState): Promise<void> => (await files()).remove([path(state)]),
}
