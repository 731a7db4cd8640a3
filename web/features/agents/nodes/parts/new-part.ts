import type { UiPart } from '#shared/agents/schema'
import { t } from '#web/features/agents/nodes/t.ts'
import { t as agents } from '#web/features/agents/t.ts'

type PartKind = UiPart['kind']

const makers: Readonly<Record<PartKind, (parts: readonly UiPart[]) => UiPart>> = {
  buttons: () => {
    const label = t('newButton', { n: 1 })
    return { kind: 'buttons', buttons: [{ label, says: label }] }
  },
  carousel: () => ({ kind: 'carousel', cards: [{ title: t('newCard', { n: 1 }), text: '' }] }),
  image: () => ({ kind: 'image', url: '', alt: '' }),
  video: () => ({ kind: 'video', url: '', title: '' }),
  form: (parts) => ({
    kind: 'form',
    id: freeFormId(parts),
    fields: [{ variable: 'field_1', label: agents('newField', { n: 1 }), kind: 'text', isRequired: true }],
    submitLabel: agents('submitLabelDefault'),
  }),
}

/** A form's id is unique among those of one message. */
const freeFormId = (parts: readonly UiPart[]): string => {
  const taken = new Set(parts.flatMap((part) => (part.kind === 'form' ? [part.id] : [])))
  const names = ['form', ...Array.from({ length: parts.length + 1 }, (_, at) => `form-${at + 2}`)]
  return names.find((name) => !taken.has(name)) ?? 'form'
}

/** Every kind of part, in the order of the menu. */
export const partKinds = Object.keys(makers) as readonly PartKind[]

/** A part to begin with, which a save accepts as it is. */
export const newPart = (kind: PartKind, parts: readonly UiPart[]): UiPart => makers[kind](parts)
