import { ArrowRight, Bot, Globe, Palette } from 'lucide-react'
import { t } from '#web/features/agents/t.ts'
import { Button } from '#web/ui/button/button.tsx'

const node = 'flex items-center gap-2 rounded-md border border-line bg-surface px-3 py-1.5 text-sm font-medium'
const line = <li aria-hidden="true" className="h-px min-w-3 flex-1 bg-brand-ink max-md:hidden" />

/** The wizard, for a member's first agent. */
export const WizardCard = ({ onStart }: { readonly onStart: () => void }) => (
  <section className="grid justify-items-start gap-3.5 rounded-xl border border-line-2 bg-brand-wash p-5">
    <h3 className="flex flex-wrap items-center gap-2.5 text-lg">
      {t('wizard')}
      <span className="rounded-sm bg-brand px-2 py-0.5 text-xs font-medium text-on-brand">{t('wizardBadge')}</span>
    </h3>
    <p>{t('wizardFact')}</p>
    <ul className="flex w-full flex-wrap items-center gap-y-2 max-md:gap-2">
      <li className={node}>
        <Globe size={15} aria-hidden="true" /> {t('wizardNode1')}
      </li>
      {line}
      <li className={node}>
        <Palette size={15} aria-hidden="true" /> {t('wizardNode2')}
      </li>
      {line}
      <li className={node}>
        <Bot size={15} aria-hidden="true" /> {t('wizardNode3')}
      </li>
    </ul>
    <p className="flex flex-wrap items-center gap-3">
      <Button variant="primary" onClick={onStart}>
        {t('wizardStart')} <ArrowRight size={15} aria-hidden="true" />
      </Button>
      <span className="text-sm text-ink-2">{t('wizardTime')}</span>
    </p>
  </section>
)
