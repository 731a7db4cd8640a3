import { t } from '#web/features/agents/nodes/t.ts'
import { CardFields } from './card-fields.tsx'
import { PartItems } from './part-items.tsx'
import type { PartEditorProps } from './part-of.ts'

const MAX_CARDS = 10

/** A row of cards that visitors scroll. */
export const CarouselEditor = ({ part, issue, onChange }: PartEditorProps<'carousel'>) => (
  <PartItems
    items={part.cards}
    max={MAX_CARDS}
    isRuled
    addLabel={t('addCard')}
    removeLabel={(card) => t('removeCard', { title: card.title })}
    newItem={() => ({ title: t('newCard', { n: part.cards.length + 1 }), text: '' })}
    onChange={(cards) => onChange({ ...part, cards })}
  >
    {(card, at, change) => <CardFields card={card} issue={(path) => issue(`cards.${at}.${path}`)} onChange={change} />}
  </PartItems>
)
