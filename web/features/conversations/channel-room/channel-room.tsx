import type { ChannelKind } from '#shared/channels/kinds'
import { lengthIn } from '#shared/channels/parts/length-in'
import { parts, partsOf } from '#shared/channels/parts/parts'
import type { Channel } from '#shared/conversations/schema'
import { t as shared } from '#web/features/conversations/t.ts'
import { t } from './t.ts'

interface ChannelRoomProps {
  readonly channel: Channel
  /** What is written so far. */
  readonly text: string
}

/** From here on a writer wants to know how much is left. */
const NEARLY = 0.8

const isThirdParty = (channel: Channel): channel is ChannelKind => Object.hasOwn(parts, channel)

/** Under a reply to a channel: what a message there can carry, and how much of it is used once that matters. */
export const ChannelRoom = ({ channel, text }: ChannelRoomProps) => {
  if (!isThirdParty(channel)) return null
  const { most, unit } = partsOf(channel).text
  const length = lengthIn(unit, text.trim())
  const isOver = length > most
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-2">
      {t(unit, { channel: shared(`channel.${channel}`), most })}
      <span role="status" className={isOver ? 'text-warn' : 'tabular-nums'}>
        {length > most * NEARLY && t(isOver ? 'several' : 'used', { length, most })}
      </span>
    </p>
  )
}
