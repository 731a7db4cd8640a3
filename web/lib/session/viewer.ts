/** What not everybody who looks at an agent's pages may do. The server decides; pages offer only what it would allow. */
export type Ability =
  | 'see-conversations'
  | 'answer-visitors'
  | 'edit-knowledge'
  | 'edit-prompt'
  | 'edit-settings'
  | 'connect-channels'
  | 'see-channels'
  | 'see-knowledge'
  // of the workspace's team alone: what costs it money, names its people, or shows the platform
  | 'crawl-sites'
  | 'test-agent'
  | 'choose-models'
  | 'restore-versions'
  | 'see-team'
  | 'use-platform-apps'

export interface ViewerLimits {
  readonly may: (ability: Ability) => boolean
  /** Whether forms show this field of an agent. */
  readonly sees: (field: string) => boolean
}

let limits: ViewerLimits = { may: () => true, sees: () => true }

/** An application in which not everyone is of the team says who may what, before its pages are drawn. */
export const limitViewer = (given: ViewerLimits): void => {
  limits = given
}

/** Whether the one who looks may do this. */
export const viewerMay = (ability: Ability): boolean => limits.may(ability)

/** Whether the one who looks sees this field of an agent's settings. */
export const viewerSees = (field: string): boolean => limits.sees(field)
