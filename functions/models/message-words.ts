/**
 * What a visitor's own words say without a model: small talk, a request for a person, whether a sentence is true of them. The words
 * of all languages are heavy: a turn begins to load them before its first round trip, and reads them after it.
 */
export const messageWords = () => (loading ??= import('./words.public.ts'))

let loading: Promise<typeof import('./words.public.ts')> | undefined
