import type { Agency, AgencySettings } from '#shared/agencies/schema'
import type { Region } from '#shared/regions'

/** The agency's settings while they are edited. */
export interface AgencyForm {
  readonly region: Region
  readonly agency: Agency
  readonly draft: Agency
  readonly changed: readonly string[]
  readonly isSaving: boolean
  readonly error: Error | null
  readonly isConflict: boolean
  readonly set: (patch: Partial<AgencySettings>) => void
  readonly save: () => void
  readonly discard: () => void
  /** Takes what another member saved, below these changes. */
  readonly reload: () => void
  /** The server's message about a field, by its path. */
  readonly issue: (path: string) => string | undefined
  readonly issueCount: number
}
