import type { TriedQuestion } from '#shared/onboarding/schema'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'

interface TriedQuestionsProps {
  readonly questions: readonly TriedQuestion[]
  /** Asks the agent in its test chat. */
  readonly onAsk: (question: string) => void
}

/** What the new agent was asked and what it answered, each to be asked again. */
export const TriedQuestions = ({ questions, onAsk }: TriedQuestionsProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3>{t('suggested')}</h3>
    <ul className="divide-y divide-line rounded-lg border border-line">
      {questions.map(({ question, answer, title }) => (
        <li key={question} className="flex flex-wrap items-center gap-3 px-3 py-2.5">
          <div className="min-w-0 flex-1 basis-64 break-words">
            <p className="font-medium">{question}</p>
            <p className="line-clamp-3 text-sm whitespace-pre-line text-ink-2">{answer}</p>
            <p className="text-sm text-ink-2">{t('answeredFrom', { title })}</p>
          </div>
          <Button size="small" aria-label={t('askThis', { question })} onClick={() => onAsk(question)}>
            {t('askIt')}
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
