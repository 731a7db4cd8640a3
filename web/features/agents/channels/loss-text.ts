import type { AgentNode } from '#shared/agents/schema'
import type { Loss, LossPlace } from '#shared/channels/parts/losses'
import { t } from './t.ts'

const named = (endings: readonly string[]) => endings.map((ending) => `.${ending}`).join(', ')

/** What becomes of it on the channel, in a sentence. */
export const lossText = (loss: Loss): string => {
  switch (loss.what) {
    case 'list':
    case 'numbered':
      return t(loss.what, { count: loss.count, most: loss.most })
    case 'no-buttons':
      return t('noButtons')
    case 'alike':
      return t(loss.as === 'list' ? 'alikeList' : 'alikeNumbered', { most: loss.most })
    case 'label':
      return t('label', { label: loss.label, length: loss.length, most: loss.most, cut: loss.cut })
    case 'page':
      return t('page', { label: loss.label })
    case 'cards':
      return t('cards', { count: loss.count, most: loss.most })
    case 'card-texts':
      return t('cardTexts', { count: loss.count, most: loss.most })
    case 'card-images':
      return t('cardImages', { count: loss.count, endings: named(loss.endings) })
    case 'image':
      return t('image', { endings: named(loss.endings) })
    case 'video':
      return t('video')
    case 'form':
      return t('form', { count: loss.count })
    case 'words':
      return t(loss.unit === 'bytes' ? 'longBytes' : 'longCharacters', { length: loss.length, most: loss.most })
  }
}

/** Where in its node it is. */
export const placeText = (place: LossPlace, { parts = [] }: Pick<AgentNode, 'parts'>): string => {
  if (place.at === 'words') return t('words')
  const kind = place.at === 'part' ? parts[place.index]?.kind : undefined
  return kind ? t(`part.${kind}`) : t('ask', { n: place.index + 1 })
}
