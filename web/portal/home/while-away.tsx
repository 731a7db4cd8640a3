import { t } from '#web/portal/t.ts'
import type { Happened } from './happened.ts'
import { Panel } from './panel.tsx'
import './home.css'

interface WhileAwayProps {
  readonly happened: Happened
}

/** What happened between two visits, on the line; what waits is where one is now. */
export const WhileAway = ({ happened: { all, byAgent, withPerson, waiting } }: WhileAwayProps) => {
  const steps = [
    ['done', byAgent, t('answered', { count: byAgent })],
    ['done', withPerson, t('withPerson', { count: withPerson })],
    ['now', waiting, t('passed', { count: waiting })],
  ] as const
  return (
    <Panel title={t('whileAway')}>
      {all === 0 ? (
        <p className="text-ink-2">{t('nothing')}</p>
      ) : (
        <ol className="vg-away">
          {steps
            .filter(([, count]) => count > 0)
            .map(([state, , text]) => (
              <li key={text} data-state={state}>
                {text}
              </li>
            ))}
        </ol>
      )}
    </Panel>
  )
}
