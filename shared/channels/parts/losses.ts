import { choicesOf } from '#shared/agents/choices-of'
import type { AgentNode, UiPart } from '#shared/agents/schema'
import type { ChannelKind } from '#shared/channels/kinds'
import { buttonGroups } from './button-groups.ts'
import { buttonsOn, type GivenButton } from './buttons-on.ts'
import { imageOn } from './image-on.ts'
import { lengthIn } from './length-in.ts'
import { type ChannelParts, type Limit, partsOf } from './parts.ts'

/** What of a node is shown otherwise: its exact words, the question or the part of a number, from 0. */
export type LossPlace =
  | { readonly at: 'words' }
  | { readonly at: 'ask'; readonly index: number }
  | { readonly at: 'part'; readonly index: number }

/** What a channel drops, cuts or shows in another form. `most`: what has room there. */
export type Loss =
  | { readonly what: 'list' | 'numbered'; readonly count: number; readonly most: number }
  /** The channel has no buttons. */
  | { readonly what: 'no-buttons' }
  /** Cut labels would be the same. */
  | { readonly what: 'alike'; readonly as: 'list' | 'numbered'; readonly most: number }
  | {
      readonly what: 'label'
      readonly label: string
      readonly length: number
      readonly most: number
      readonly cut: string
    }
  | { readonly what: 'page'; readonly label: string }
  | { readonly what: 'cards'; readonly count: number; readonly most: number }
  | { readonly what: 'card-texts'; readonly count: number; readonly most: number }
  | { readonly what: 'card-images'; readonly count: number; readonly endings: readonly string[] }
  | { readonly what: 'image'; readonly endings: readonly string[] }
  | { readonly what: 'video' }
  | { readonly what: 'form'; readonly count: number }
  | { readonly what: 'words'; readonly length: number; readonly most: number; readonly unit: Limit['unit'] }

export interface NodeLoss {
  readonly nodeId: string
  readonly place: LossPlace
  readonly loss: Loss
  /** The channels that do the same, by their names. */
  readonly kinds: readonly ChannelKind[]
}

/** What the channels make of an agent's nodes, in their order. It warns; publishing never depends on it. */
export const lossesOf = (nodes: readonly AgentNode[], kinds: readonly ChannelKind[]): readonly NodeLoss[] => {
  const connected = [...new Set(kinds)].toSorted()
  const found = new Map<string, NodeLoss>()
  for (const node of nodes)
    for (const kind of connected)
      for (const { place, loss } of node.type === 'note' ? [] : inNode(node, partsOf(kind))) {
        const key = JSON.stringify([node.id, place, loss])
        const same = found.get(key)
        found.set(key, { nodeId: node.id, place, loss, kinds: [...(same?.kinds ?? []), kind] })
      }
  const orderOf = ({ nodeId, place }: NodeLoss) =>
    nodes.findIndex(({ id }) => id === nodeId) * 1000 +
    (place.at === 'words' ? 0 : place.at === 'ask' ? 1 + place.index : 100 + place.index)
  return [...found.values()].toSorted((one, other) => orderOf(one) - orderOf(other))
}

type Placed = Pick<NodeLoss, 'place' | 'loss'>

const inNode = ({ says = '', asks = [], parts = [] }: AgentNode, channel: ChannelParts): readonly Placed[] => {
  const length = lengthIn(channel.text.unit, says)
  const { most, unit } = channel.text
  return [
    ...(length > most ? [{ place: { at: 'words' }, loss: { what: 'words', length, most, unit } } as const] : []),
    ...asks.flatMap((ask, index) =>
      choicesOf(ask)
        .flatMap((part) => inPart(part, channel))
        .map((loss) => ({ place: { at: 'ask', index } as const, loss })),
    ),
    ...parts.flatMap((part, index) =>
      inPart(part, channel).map((loss) => ({ place: { at: 'part', index } as const, loss })),
    ),
  ]
}

const inPart = (part: UiPart, channel: ChannelParts): readonly Loss[] => {
  switch (part.kind) {
    case 'buttons':
      return inButtons(part.buttons, channel)
    case 'image':
      return imageOn(channel.image, part.url) === 'link'
        ? [{ what: 'image', endings: channel.image.endings ?? [] }]
        : []
    case 'video':
      return [{ what: 'video' }]
    case 'form':
      return [{ what: 'form', count: part.fields.length }]
    case 'carousel':
      return inCards(part, channel)
  }
}

const inCards = (part: Extract<UiPart, { kind: 'carousel' }>, channel: ChannelParts): readonly Loss[] => {
  const { carousel, image } = channel
  const { text: most } = carousel
  const links = part.cards.filter(({ imageUrl }) => imageUrl && imageOn(image, imageUrl) === 'link').length
  const more = part.cards.length - carousel.most
  const long = part.cards.filter(({ text }) => text.length > (most ?? Infinity)).length
  return [
    ...(more > 0 ? [{ what: 'cards', count: more, most: carousel.most } as const] : []),
    ...(links > 0 ? [{ what: 'card-images', count: links, endings: image.endings ?? [] } as const] : []),
    ...(most !== undefined && long > 0 ? [{ what: 'card-texts', count: long, most } as const] : []),
    ...inCardButtons(part, channel),
  ]
}

const inCardButtons = (part: UiPart, channel: ChannelParts): readonly Loss[] => {
  const { button } = channel.carousel
  // the buttons of a provider's own cards open pages too
  if (button !== undefined)
    return buttonGroups(channel, part)
      .flat()
      .flatMap((given) => inButtons([given], { buttons: [{ as: 'native', label: button, opensPages: true }] }))
  const all = buttonGroups(channel, part).flatMap((group) => inButtons(group, channel))
  // said once, however many cards have one
  return all.filter((loss, at) => loss.what !== 'no-buttons' || all.findIndex(({ what }) => what === loss.what) === at)
}

const inButtons = (
  given: readonly GivenButton[],
  { buttons: forms }: Pick<ChannelParts, 'buttons'>,
): readonly Loss[] => {
  const { form, buttons, links } = buttonsOn(forms, given)
  const [best] = forms
  const losses: Loss[] = []
  if (buttons.length > 0 && best && form.as !== 'native') {
    const { most = Infinity, label = 0 } = best
    if (best.as !== 'native') losses.push({ what: 'no-buttons' })
    else if (buttons.length > most) losses.push({ what: form.as, count: buttons.length, most })
    else losses.push({ what: 'alike', as: form.as, most: label })
  }
  for (const { at, label: cut, more } of buttons) {
    const { label = '' } = given.find((one, index) => (one.at ?? index) === at) ?? {}
    // a row has the whole label in its second line
    if (cut !== label && more !== label && form.label !== undefined)
      losses.push({ what: 'label', label, length: label.length, most: form.label, cut })
  }
  return [...losses, ...links.map(({ label }) => ({ what: 'page', label }) as const)]
}
