import { useMatches } from '@tanstack/react-router'
import { agentPlaces, workspacePlaces } from '#web/places.ts'

/** The label of the place that the address leads to; nothing outside the navigation. */
export const usePageName = (): string | undefined => {
  const opened = useMatches({ select: (matches) => matches.map(({ fullPath }) => fullPath) })
  return [...agentPlaces, ...workspacePlaces].find(({ route }) => opened.includes(route.fullPath))?.label()
}
