import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Pair } from '#shared/knowledge/pairs'
import { t } from '#web/features/knowledge/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'

interface PairListProps {
  readonly pairs: readonly Pair[]
  readonly current: string | undefined
  readonly isLoadingMore: boolean
}

const fits = ({ question, alsoAskedAs, answer, tags }: Pair, text: string) => {
  const all = [question, ...alsoAskedAs, answer, ...tags].join(' ').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

export const PairList = ({ pairs, current, isLoadingMore }: PairListProps) => {
  const [text, setText] = useState('')
  const shown = pairs.filter((pair) => fits(pair, text))
  const label = t('findPairs', { count: pairs.length })
  return (
    <nav className="vg-pairs__list" aria-label={t('pairList')}>
      <div className="p-2.5">
        <InputGroup
          before={<Search size={16} aria-hidden="true" />}
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside */}
      <div className="vg-pairs__rows" onKeyDown={moveInRows}>
        {shown.map((pair) => (
          <Link
            key={pair.id}
            from="/app/$region/agents/$agentId/kb"
            to="."
            search={(before) => ({ ...before, pair: pair.id })}
            resetScroll={false}
            preload={false}
            className="vg-rows__link vg-pair-row"
            aria-current={pair.id === current || undefined}
          >
            <span className="line-clamp-2 font-medium">{pair.question}</span>
            <span className="flex justify-between gap-3 text-xs text-ink-2">
              <span className="min-w-0 truncate">{pair.tags.join(', ')}</span>
              <span className="flex-none">{t('pairUses', { count: pair.uses })}</span>
            </span>
          </Link>
        ))}
        {shown.length === 0 && pairs.length > 0 && (
          <div className="grid justify-items-start gap-2 p-3.5 text-sm" role="status">
            <p>{t('pairsNone', { text })}</p>
            <Button size="small" onClick={() => setText('')}>
              {t('clear')}
            </Button>
          </div>
        )}
        {isLoadingMore && (
          <p className="p-3.5 text-sm text-ink-2" role="status">
            {t('loadMore')}
          </p>
        )}
      </div>
    </nav>
  )
}
