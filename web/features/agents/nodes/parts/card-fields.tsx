import { t } from '#web/features/agents/nodes/t.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { AddressInput } from './address-input.tsx'
import { ButtonFields } from './button-fields.tsx'
import type { PartOf } from './part-of.ts'

type CarouselCard = PartOf<'carousel'>['cards'][number]

interface CardFieldsProps {
  readonly card: CarouselCard
  readonly issue: (path: string) => string | undefined
  readonly onChange: (card: CarouselCard) => void
}

/** One card: title, text, a picture and a button if it has them. */
export const CardFields = ({ card, issue, onChange }: CardFieldsProps) => {
  const { imageUrl: _picture, ...withoutPicture } = card
  const { button, ...withoutButton } = card
  return (
    <div className="grid min-w-0 flex-1 gap-2.5">
      <Field label={t('cardTitle')} error={issue('title')}>
        <Input
          value={card.title}
          maxLength={80}
          onChange={({ currentTarget: { value } }) => onChange({ ...card, title: value })}
        />
      </Field>
      <Field label={t('cardText')} error={issue('text')}>
        <Textarea
          value={card.text}
          maxLength={200}
          rows={2}
          onChange={({ currentTarget: { value } }) => onChange({ ...card, text: value })}
        />
      </Field>
      <AddressInput
        label={t('imageAddress')}
        isOptional
        value={card.imageUrl ?? ''}
        error={issue('imageUrl')}
        onChange={(imageUrl) => onChange(imageUrl ? { ...card, imageUrl } : withoutPicture)}
      />
      <Checkbox
        label={t('cardButton')}
        checked={button !== undefined}
        onChange={(isOn) =>
          onChange(isOn ? { ...card, button: { label: t('choose'), says: card.title } } : withoutButton)
        }
      />
      {button && (
        <ButtonFields
          button={button}
          issue={(path) => issue(`button.${path}`)}
          onChange={(next) => onChange({ ...card, button: next })}
        />
      )}
    </div>
  )
}
