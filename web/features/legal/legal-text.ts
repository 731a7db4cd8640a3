import type { WebConfig } from '#shared/web-config'
import type { LegalPage } from './legal-pages.ts'

const texts = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default' })

const NOBODY = 'the operator of this service'

/** A page's Markdown with the operator's name and address filled in, as far as this installation has them. */
export const legalText = async (page: LegalPage, operator: WebConfig['operator']): Promise<string> => {
  const load = texts[`./texts/${page}.md`]
  if (!load) throw new Error(`There is no text for /legal/${page}.`)
  const name = operator?.name ?? NOBODY
  const contact = operator?.email ? `[${operator.email}](mailto:${operator.email})` : NOBODY
  return (await load()).replaceAll('{operator}', name).replaceAll('{contact}', contact)
}
