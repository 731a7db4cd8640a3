const PLACE = /\{\{\s*(\w{1,60})\s*\}\}/g

/** The places of a body, each once, in the order in which they stand. */
export const placesIn = (bodyText: string): readonly string[] => [
  ...new Set([...bodyText.matchAll(PLACE)].map(([, name = '']) => name)),
]

/** A body as its reader sees it. What is not filled in stays a place. */
export const filledIn = (bodyText: string, places: readonly string[], values: readonly string[]): string =>
  bodyText.replace(PLACE, (place, name: string) => values[places.indexOf(name)] || place)
