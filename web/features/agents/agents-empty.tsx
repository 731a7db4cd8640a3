import { Link } from '@tanstack/react-router'
import { t } from '#web/features/agents/t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { SignalList } from '#web/ui/signal-list.tsx'

/** No agent yet: one sentence, one action, and what will follow on the line. */
export const AgentsEmpty = () => (
  <>
    <Card className="grid gap-10 px-14 py-14 max-md:px-5 max-md:py-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="grid content-center justify-items-start gap-5">
        <h2 className="max-w-[17ch] text-2xl tracking-[-0.02em]">{t('emptyTitle')}</h2>
        <Link
          to="."
          search={(before) => ({ ...before, drawer: 'new-agent' as const })}
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          {t('emptyAction')}
        </Link>
      </div>
      <div className="content-center">
        <SignalList
          steps={[
            { label: t('emptyStep1'), detail: t('emptyStep1Detail'), state: 'now' },
            { label: t('emptyStep2'), detail: t('emptyStep2Detail'), state: 'next' },
            { label: t('emptyStep3'), detail: t('emptyStep3Detail'), state: 'next' },
            { label: t('emptyStep4'), detail: t('emptyStep4Detail'), state: 'next' },
          ]}
        />
      </div>
    </Card>
    <p className="mt-3 flex items-center gap-2 text-sm text-ink-2 max-md:hidden">
      <Kbd keys="N" /> {t('emptyKey')}
    </p>
  </>
)
