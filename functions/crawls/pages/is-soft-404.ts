const missing =
  /\b(?:(?:error|http)?\s*404\b|(?:page|file|document|site) (?:was |could )?(?:not|n['’]t) (?:be )?found|not found|(?:page|document) (?:you (?:requested|are looking for) )?(?:doesn['’]t|does not|no longer) exists?|seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|página no encontrada|pagina non trovata)/i

interface Page {
  readonly title: string
  readonly blocks: readonly { readonly headingPath: readonly string[]; readonly text: string }[]
}

/** Longer than this, a page says something even when it speaks of what is not found. */
const MAX_CHARACTERS = 1200

/** Whether a page says in its title or first heading that there is nothing here, though the server calls it a good one. */
export const isSoft404 = ({ title, blocks }: Page): boolean => {
  const characters = blocks.reduce((sum, block) => sum + block.text.length, 0)
  const heading = blocks[0]?.headingPath.join(' ') ?? ''
  return characters < MAX_CHARACTERS && (missing.test(title) || missing.test(heading))
}
