import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { t } from '#web/features/agents/nodes/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { CardFields } from './card-fields.tsx'
import type { PartEditorProps } from './part-of.ts'

const MAX_CARDS = 10

/** A row of cards that visitors scroll; the last one cannot be removed, its part can. */
export const CarouselEditor = ({ part, issue, onChange }: PartEditorProps<'carousel'>) => {
  const add = useRef<HTMLButtonElement>(null)
  const { cards } = part
  return (
    <div className="grid justify-items-start gap-4">
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card has no id of its own, and its order is what identifies it
        <div key={at} className="flex w-full items-start gap-2 border-b border-line pb-4">
          <CardFields
            card={card}
            issue={(path) => issue(`cards.${at}.${path}`)}
            onChange={(next) => onChange({ ...part, cards: cards.map((one, index) => (index === at ? next : one)) })}
          />
          <IconButton
            label={t('removeCard', { title: card.title })}
            size="small"
            className="mt-6"
            icon={<X size={15} />}
            disabled={cards.length === 1}
            onClick={() => {
              onChange({ ...part, cards: cards.filter((_, index) => index !== at) })
              add.current?.focus()
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        size="small"
        icon={<Plus size={14} />}
        disabled={cards.length >= MAX_CARDS}
        onClick={() =>
          onChange({ ...part, cards: [...cards, { title: t('newCard', { n: cards.length + 1 }), text: '' }] })
        }
      >
        {t('addCard')}
      </Button>
    </div>
  )
}
