import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import type { Gap } from '#shared/gaps/schema'
import type { Region } from '#shared/regions'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { inSentence } from '#web/ui/text/in-sentence.ts'
import { t } from './t.ts'

interface GapRowProps {
  readonly region: Region
  readonly gap: Gap
  readonly isDismissing: boolean
  readonly onDismiss: () => void
  readonly onWrite: () => void
}

export const GapRow = ({ region, gap, isDismissing, onDismiss, onWrite }: GapRowProps) => (
  <article className="flex flex-wrap items-start gap-x-5 gap-y-2.5 px-5 py-4">
    <p className="w-12 flex-none text-center max-md:hidden">
      <span className="block font-display text-lg font-bold tabular-nums" aria-hidden="true">
        {gap.count}
      </span>
    </p>
    <div className="min-w-0 flex-1 basis-64">
      <h2 className="vg-small-title">{gap.question}</h2>
      <p className="text-sm text-ink-2">
        {t('asked', { count: gap.count })}, {t('lastAsked', { when: inSentence(ago(gap.lastAt, Date.now())) })}
      </p>
      {gap.askedAs.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5 text-sm" aria-label={t('alsoAskedAs')}>
          {gap.askedAs.map((wording) => (
            <li key={wording}>{t('quote', { text: wording })}</li>
          ))}
        </ul>
      )}
      {gap.conversationIds.length > 0 && (
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm">
          {gap.conversationIds.map((chat, at) => (
            <Link
              key={chat}
              to="/app/$region/agents/$agentId/convos"
              params={{ region, agentId: gap.agentId }}
              search={{ chat }}
              className="text-brand-ink underline underline-offset-2"
            >
              {t('conversation', { n: at + 1 })}
            </Link>
          ))}
        </p>
      )}
    </div>
    {viewerMay('edit-knowledge') && (
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" busy={isDismissing} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
        <Button icon={<PenLine size={15} />} onClick={onWrite}>
          {t('writeAnswer')}
        </Button>
      </div>
    )}
  </article>
)
