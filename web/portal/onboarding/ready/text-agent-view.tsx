import type { TriedQuestion } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/portal/onboarding/t.ts'

interface TextAgentViewProps {
  readonly region: Region
  readonly agentId: string
  readonly name: string
  readonly questions: readonly TriedQuestion[]
}

/** The live agent as its demo shows it: what is said here is marked as a test. */
export const TextAgentView = ({ region, agentId, name, questions }: TextAgentViewProps) => (
  <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_240px]">
    <iframe
      className="vg-onboarding__chat"
      title={t('frame', { name })}
      src={`/app/${region}/render/${agentId}/iframe#demo=live`}
    />
    {questions.length > 0 && (
      <section className="grid content-start gap-2">
        <h3>{t('tryAsking')}</h3>
        <ul className="grid gap-2">
          {questions.map(({ question }) => (
            <li key={question} className="rounded-md border border-line px-3 py-2 text-sm text-ink-2">
              {question}
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)
