import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '#web/features/conversations/t.ts'
import { InputGroup } from '#web/ui/input/input-group.tsx'

const PAUSE_MS = 300

interface ChatsSearchProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches what is known about visitors, once the member pauses. */
export const ChatsSearch = ({ value, onChange }: ChatsSearchProps) => {
  const [text, setText] = useState(value)
  const change = useEffectEvent(onChange)
  // cleared elsewhere, or the browser went back
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => {
    const timer = setTimeout(() => change(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <InputGroup
      type="search"
      before={<Search size={15} aria-hidden="true" />}
      aria-label={t('find')}
      placeholder={t('findPlaceholder')}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
