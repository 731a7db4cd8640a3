import type { Agency } from '#shared/agencies/schema'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { AddDomain } from './add-domain.tsx'
import { DomainState } from './domain-state.tsx'
import { MailPreview } from './mail-preview.tsx'
import type { MailOwner } from './queries.ts'
import { StoppedAddresses } from './stopped-addresses.tsx'
import { t } from './t.ts'

interface EmailTabProps {
  readonly owner: MailOwner
  /** As it is stored: mail knows no changes that are not saved. */
  readonly agency: Agency
}

/** The domain that mail to clients leaves from, such a mail, and the addresses to which none goes. */
export const EmailTab = ({ owner, agency: { name, resendEmailDomainId: id } }: EmailTabProps) => (
  <div className="grid gap-4">
    <Card isRuled>
      <FormGrid title={t('title')} columns={1}>
        <p className="text-sm text-ink-2">{t('intro')}</p>
        {id === '' ? <AddDomain owner={owner} /> : <DomainState key={id} owner={owner} id={id} />}
      </FormGrid>
    </Card>
    <div className="grid gap-4 lg:grid-cols-2">
      <Card isRuled>
        <MailPreview owner={owner} agency={name} />
      </Card>
      <Card isRuled>
        <StoppedAddresses owner={owner} />
      </Card>
    </div>
  </div>
)
