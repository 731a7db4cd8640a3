import type { ModelSource } from '#functions/models/language-model.port'

/** The page that a source is of: its address without the anchor, else its title. */
export const pageOf = ({ url, title }: ModelSource): string => url?.split('#', 1)[0] ?? title
