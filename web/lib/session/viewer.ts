/** What not everybody who looks at an agent's pages may do. The server decides; pages offer only what it would allow. */
export type Ability = 'answer-visitors' | 'edit-knowledge' | 'crawl-sites' | 'test-agent' | 'connect-channels'

let isAllowed: (ability: Ability) => boolean = () => true

/** An application in which not everyone is of the team says who may what, before its pages are drawn. */
export const limitViewer = (given: (ability: Ability) => boolean): void => {
  isAllowed = given
}

/** Whether the one who looks may do this. */
export const viewerMay = (ability: Ability): boolean => isAllowed(ability)
