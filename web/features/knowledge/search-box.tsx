import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Region } from '#shared/regions'
import { searchMutation } from '#web/features/knowledge/queries.ts'
import { SearchHits } from '#web/features/knowledge/search-hits.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { Button } from '#web/ui/button.tsx'
import { InputGroup } from '#web/ui/input-group.tsx'
import { ProblemNote } from '#web/ui/problem-note.tsx'

interface SearchBoxProps {
  readonly region: Region
  readonly agentId: string
}

/** The test box: a question, and the passages it would be answered from. */
export const SearchBox = ({ region, agentId }: SearchBoxProps) => {
  const [question, setQuestion] = useState('')
  const searching = useMutation(searchMutation(region, agentId))
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim()) searching.mutate(question.trim())
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('testFact')}</p>
      <form onSubmit={search} className="flex max-w-[640px] items-center gap-2">
        <InputGroup
          before={<Search size={16} aria-hidden="true" />}
          aria-label={t('question')}
          placeholder={t('questionPlaceholder')}
          maxLength={4000}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" busy={searching.isPending} disabled={!question.trim()}>
          {t('ask')}
        </Button>
      </form>
      {searching.error && <ProblemNote title={t('testFailed')} error={searching.error} />}
      {searching.data && <SearchHits found={searching.data} />}
      {searching.isIdle && <p className="text-sm text-ink-2">{t('testEmpty')}</p>}
    </div>
  )
}
