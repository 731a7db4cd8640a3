import { useContext } from 'react'
import { Words } from '#widget/parts/words.ts'

const format = (lang: string, at: number, options: Intl.DateTimeFormatOptions): string => {
  try {
    return new Intl.DateTimeFormat(lang, options).format(at)
  } catch {
    // the agent's language is free text; an unknown one falls back to the browser's
    return new Intl.DateTimeFormat(undefined, options).format(at)
  }
}

interface DayMarkProps {
  readonly at: number
  readonly lang: string
}

/** When a day's first message was written. */
export const DayMark = ({ at, lang }: DayMarkProps) => {
  const say = useContext(Words)
  const time = format(lang, at, { hour: 'numeric', minute: '2-digit' })
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return (
    <div className="t day">
      <i className="n off" />
      <time className="meta" dateTime={new Date(at).toISOString()}>
        {isToday ? say.today(time) : format(lang, at, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </div>
  )
}
