import { useContext } from 'react'
import { Words } from '#widget/language/words.ts'
import { formatDate } from '#widget/ui/format-date.ts'

interface DayMarkProps {
  readonly at: number
  readonly lang: string
}

/** When a day's first message was written. */
export const DayMark = ({ at, lang }: DayMarkProps) => {
  const words = useContext(Words)
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return (
    <div className="t day">
      <i className="n off" />
      <time className="meta" dateTime={new Date(at).toISOString()}>
        {isToday ? words.today(formatDate(lang, 'time', at)) : formatDate(lang, 'date', at)}
      </time>
    </div>
  )
}
