import { CodeXml } from 'lucide-react'
import { Button } from '#web/ui/button/button.tsx'
import { t } from './t.ts'

interface DeployOfferProps {
  /** The version that was just published. */
  readonly version: number
  readonly onAdd: () => void
  readonly onNever: () => void
}

/** The offer after a publish (specification 3, section 5): add the widget to the website, or do not ask again. */
export const DeployOffer = ({ version, onAdd, onNever }: DeployOfferProps) => (
  <div className="grid gap-3 p-3">
    <div>
      <p className="font-medium">{t('deployTitle', { version })}</p>
      <p className="text-sm text-ink-2">{t('deployFact')}</p>
    </div>
    <div className="grid gap-2">
      <Button variant="primary" wide icon={<CodeXml size={16} />} onClick={onAdd}>
        {t('addWidget')}
      </Button>
      <Button variant="ghost" wide onClick={onNever}>
        {t('deployNever')}
      </Button>
    </div>
  </div>
)
