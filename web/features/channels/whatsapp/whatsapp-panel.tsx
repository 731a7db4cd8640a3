import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ConnectedAccount } from '#shared/channels/schema'
import type { WhatsappNumber } from '#shared/channels/whatsapp/schema'
import type { Region } from '#shared/regions'
import { ChannelPanel } from '#web/features/channels/panel/channel-panel.tsx'
import { t as channels } from '#web/features/channels/t.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ConnectedNumbers } from './connected-numbers.tsx'
import { NewMethod } from './new-method.tsx'
import { numbersQuery } from './queries.ts'
import { t } from './t.ts'
import { TemplatesDrawer } from './templates/templates-drawer.tsx'
import './whatsapp.css'

// few numbers are connected by it
const LegacyMethod = lazyPart(() => import('./legacy-method.tsx'), 'LegacyMethod')

interface WhatsappPanelProps {
  readonly region: Region
  readonly agentId: string
  readonly accounts: readonly ConnectedAccount[]
  /** The local run's page on which a person plays the visitor. */
  readonly phone: string | undefined
  readonly onClose: () => void
}

/** Connecting WhatsApp numbers, by Meta's log-in or the legacy method; below them what is connected. */
export const WhatsappPanel = ({ region, agentId, accounts, phone, onClose }: WhatsappPanelProps) => {
  const numbers = useQuery(numbersQuery(region, agentId))
  const [method, setMethod] = useState<'new' | 'legacy'>('new')
  const [ofTemplates, setOfTemplates] = useState<WhatsappNumber>()
  if (ofTemplates)
    return (
      <TemplatesDrawer
        region={region}
        agentId={agentId}
        number={ofTemplates}
        onBack={() => setOfTemplates(undefined)}
        onClose={onClose}
      />
    )
  return (
    <ChannelPanel
      region={region}
      agentId={agentId}
      title={t('title')}
      width={720}
      phones={[{ label: t('openPhone'), href: phone }]}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-6">
        {viewerMay('use-platform-apps') ? (
          <>
            <Segmented
              label={t('method')}
              className="vg-whatsapp__methods"
              value={method}
              options={[
                { value: 'new', label: t('newMethod') },
                { value: 'legacy', label: t('legacyMethod') },
              ]}
              onChange={setMethod}
            />
            {/* what was found, or typed, stays while one looks at the other */}
            <div hidden={method !== 'new'}>
              <NewMethod region={region} agentId={agentId} connected={numbers.data ?? []} />
            </div>
            {method === 'legacy' && (
              <Suspense>
                <LegacyMethod region={region} agentId={agentId} />
              </Suspense>
            )}
          </>
        ) : (
          <Note>{channels('moreByTeam')}</Note>
        )}
        <ConnectedNumbers
          region={region}
          agentId={agentId}
          numbers={numbers}
          accounts={accounts}
          onTemplates={setOfTemplates}
        />
      </div>
    </ChannelPanel>
  )
}
