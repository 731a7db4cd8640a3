import { ChevronRight, CircleCheck } from 'lucide-react'
import { plainText } from '#shared/conversations/plain-text'
import type { TriedQuestion } from '#shared/onboarding/schema'
import { t } from '#web/features/onboarding/t.ts'

interface TriedQuestionsProps {
  readonly questions: readonly TriedQuestion[]
  /** Asks the agent in its test chat. */
  readonly onAsk: (question: string) => void
}

/** What the new agent was asked and what it answered, each to be asked again. */
export const TriedQuestions = ({ questions, onAsk }: TriedQuestionsProps) => (
  <ul className="divide-y divide-line overflow-hidden rounded-md border border-line" aria-label={t('suggested')}>
    {questions.map(({ question, answer, title }) => (
      <li key={question}>
        <button
          type="button"
          aria-label={t('askThis', { question })}
          className="flex w-full items-start gap-2.5 px-3 py-2.5 text-start hover:bg-brand-wash focus-visible:-outline-offset-2"
          onClick={() => onAsk(question)}
        >
          <CircleCheck size={16} className="mt-0.5 flex-none text-ok" aria-hidden="true" />
          <span className="min-w-0 flex-1 break-words">
            <span className="block font-medium">{question}</span>
            <span className="line-clamp-1 text-sm text-ink-2">{plainText(answer)}</span>
            <span className="block text-sm text-ink-2">{t('answeredFrom', { title })}</span>
          </span>
          <ChevronRight size={16} className="mt-0.5 flex-none text-ink-2" aria-hidden="true" />
        </button>
      </li>
    ))}
  </ul>
)
