import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Region } from '#shared/regions'
import type { PairDraft } from '#web/features/knowledge/pair-draft.ts'
import { searchMutation } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { TestAnswer } from './test-answer.tsx'

interface TestBoxProps {
  readonly region: Region
  readonly agentId: string
  /** "Save as Q&A". */
  readonly onSave: (draft: PairDraft) => void
}

/** The test box: a question, its answer, and the chunks used. */
export const TestBox = ({ region, agentId, onSave }: TestBoxProps) => {
  const [question, setQuestion] = useState('')
  const searching = useMutation(searchMutation(region, agentId))
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim() && !searching.isPending) searching.mutate(question.trim())
  }
  return (
    <Card isRuled>
      <div className="p-5">
        <h2>{t('testBox')}</h2>
        <p className="mb-3 text-sm text-ink-2">{t('testFact')}</p>
        <form onSubmit={search} className="flex items-center gap-2">
          <Input
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
        {searching.isIdle && <p className="mt-3 text-sm text-ink-2">{t('testEmpty')}</p>}
        {searching.error && (
          <div className="mt-3">
            <ProblemNote title={t('testFailed')} error={searching.error} />
          </div>
        )}
      </div>
      {searching.data && (
        <TestAnswer
          key={searching.submittedAt}
          region={region}
          agentId={agentId}
          question={searching.variables}
          found={searching.data}
          onSave={onSave}
        />
      )}
    </Card>
  )
}
