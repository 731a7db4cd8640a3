import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { EditedTab } from '#shared/agencies/tabs/custom-tab'
import { isFrameAddress } from '#shared/agencies/tabs/frame-address'
import type { AgencyForm } from '#web/features/agencies/agency-form.ts'
import { portalAddress } from '#web/features/agencies/domains/portal-address.ts'
import { TabFrame } from '#web/features/agencies/tab-frame/tab-frame.tsx'
import type { TabUser } from '#web/lib/custom-tab/tab-messages.ts'
import { webConfig } from '#web/lib/web-config.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { tabCodeQuery } from './queries.ts'
import { t } from './t.ts'

/** While code is being typed, its page is not opened at each letter. */
const PAUSE_MS = 600

const readers = (name: string): Readonly<Record<'client' | 'agency', TabUser>> => ({
  client: {
    id: 'a1B2c3D4e5F6g7H',
    name: 'Ingrid Lund',
    email: 'ingrid@example.com',
    org: { id: 'h7G6f5E4d3C2b1A', name: 'Fjord Dental' },
  },
  agency: { id: 'agency', name, email: '', org: null },
})

const usePaused = <Value,>(value: Value): Value => {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

interface TabPreviewProps {
  readonly form: AgencyForm
  readonly tab: EditedTab
}

/** The open tab as a client sees it, in the same frame; nobody's data but an example's. */
export const TabPreview = ({ form: { agency, region }, tab }: TabPreviewProps) => {
  const [reader, setReader] = useState<'client' | 'agency'>('client')
  const [sentTo, setSentTo] = useState<string>()
  const isSaved = agency.customTabs.some(({ id, href }) => id === tab.id && href === tab.href)
  const { data: config } = useQuery({
    queryKey: ['web-config'],
    queryFn: webConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: stored } = useQuery({
    ...tabCodeQuery(region, agency.userId, tab.id),
    enabled: agency.customTabs.some(({ id }) => id === tab.id),
  })
  const htmlContent = usePaused(tab.htmlContent ?? stored?.htmlContent ?? '')
  const jsContent = usePaused(tab.jsContent ?? stored?.jsContent ?? '')
  const iframeUrl = usePaused(tab.iframeUrl)
  const isHtml = tab.pageType === 'html'
  const shown = isHtml
    ? config?.frames && { code: { htmlContent, jsContent }, framesHost: config.frames }
    : isFrameAddress(iframeUrl) && { iframeUrl }
  const key = JSON.stringify([tab.id, reader, shown])
  return (
    <section aria-label={t('preview')} className="vg-agency__preview">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="vg-small-title me-auto">{t('preview')}</h2>
        {agency.isVerifiedSubDomain && isSaved && (
          <a
            className="vg-button vg-button--quiet vg-button--small"
            href={`${portalAddress(agency.VGsubDomain)}app/${region}/c${tab.href}`}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink size={14} aria-hidden="true" />
            {t('open')}
          </a>
        )}
        <Segmented
          label={t('shownAs')}
          value={reader}
          onChange={setReader}
          options={(['client', 'agency'] as const).map((value) => ({ value, label: t(`as.${value}`) }))}
        />
      </div>
      <div className="vg-agency__frame vg-tab-preview">
        {shown ? (
          <TabFrame
            key={key}
            label={tab.label || t('untitled')}
            shown={shown}
            user={readers(agency.name)[reader]}
            onSent={() => setSentTo(key)}
          />
        ) : (
          <p className="p-5 text-sm text-ink-2">{isHtml ? config && t('noFrames') : t('noPage')}</p>
        )}
      </div>
      <p className="text-sm text-ink-2" role="status">
        {shown && t(sentTo === key ? 'sent' : 'waiting')}
      </p>
    </section>
  )
}
