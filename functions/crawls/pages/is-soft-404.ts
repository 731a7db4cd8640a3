const missing =
  /\b(?:(?:error|http)?\s*404\b|(?:page|file|document|site) (?:was |could )?(?:not|n['’]t) (?:be )?found|not found|(?:page|document) (?:you (?:requested|are looking for) )?(?:doesn['’]t|does not|no longer) exists?|seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|página no encontrada|pagina non trovata)/i

interface Page {
  readonly title: string
  readonly blocks: readonly { readonly headingPath: readonly string[]; readonly text: string }[]
}

/** A longer page has content even if its heading matches. */
const MAX_CHARACTERS = 1200

/** Whether a page's title or first heading says "not found" although the server answered 200. */
export const isSoft404 = ({ title, blocks }: Page): boolean => {
  const characters = blocks.reduce((sum, block) => sum + block.text.length, 0)
  const heading = blocks[0]?.headingPath.join(' ') ?? ''
  return characters < MAX_CHARACTERS && (missing.test(title) || missing.test(heading))
}
