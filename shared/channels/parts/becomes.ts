import type { ChannelKind } from '#shared/channels/kinds'
import { type Becomes, type PartKind, partsOf } from './parts.ts'

/** What becomes of each part on a channel, the best first: what has no room in one becomes the next. */
export const becomes = (kind: ChannelKind): Readonly<Record<PartKind, readonly Becomes[]>> => {
  const { buttons, carousel, image, video, form, file, voiceNote } = partsOf(kind)
  return {
    text: ['native'],
    buttons: buttons.map(({ as }) => as),
    carousel: carousel.most > 0 ? ['native', 'list'] : ['list'],
    image: image.endings ? ['native', 'link'] : ['native'],
    video: [video],
    form: [form],
    citations: ['link'],
    file: file > 0 ? ['native'] : ['dropped'],
    // transcribed, as on the web
    'voice-note': voiceNote > 0 ? ['text'] : ['dropped'],
  }
}
