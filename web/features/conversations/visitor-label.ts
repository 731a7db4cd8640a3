import type { ConversationSummary } from '#shared/conversations/schema'
import { language } from '#web/lib/words/language.ts'
import { t } from './t.ts'

const countries = new Intl.DisplayNames([language], { type: 'region' })

/** A conversation's label: the visitor's name, else "Visitor 8f2c, Portugal". */
export const visitorLabel = ({
  visitorName,
  conversationId,
  country,
}: Pick<ConversationSummary, 'visitorName' | 'conversationId' | 'country'>): string => {
  if (visitorName) return visitorName
  const unnamed = t('unnamedVisitor', { id: conversationId.slice(-4).toLowerCase() })
  return country ? `${unnamed}, ${countries.of(country) ?? country}` : unnamed
}
