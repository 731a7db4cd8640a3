import type { Push, PushTarget } from '#shared/fleet/schema'
import { t } from '#web/features/fleet/t.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'
import { isHeld } from './progress-of.ts'

const kinds: Readonly<Record<PushTarget['state'], StateKind>> = {
  waits: 'idle',
  published: 'fine',
  unchanged: 'fine',
  changed: 'failed',
  draft: 'failed',
  gone: 'failed',
  failed: 'failed',
  'left-out': 'idle',
  undone: 'idle',
  stays: 'changed',
}

const time = new Intl.DateTimeFormat(dateLocale, { hour: 'numeric', minute: '2-digit' })

/** As shape and word, with the reason where a copy did not get the changes. */
export const TargetState = ({ target, push }: { readonly target: PushTarget; readonly push: Push }) => {
  const { state, reason, at, stage } = target
  const isGoing = push.state === 'running' && state === 'waits' && stage <= push.stage
  const detail = reason ? serverText(reason) : state === 'published' && t('liveSince', { when: time.format(at) })
  return (
    <>
      <State kind={isGoing ? 'working' : kinds[state]}>
        {t(isGoing ? 'publishing' : isHeld(target) ? 'state.held' : `state.${state}`)}
      </State>
      {detail && <p>{detail}</p>}
    </>
  )
}
