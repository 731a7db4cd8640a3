import { useState } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import { type Hex, hueOf, onColour } from '#shared/colour'
import type { ThemeMode } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { language } from '#web/lib/words/language.ts'
import { sampleTurns, WidgetPreview } from '#web-features/agents/look'
import { themeJson } from './theme-json.ts'

interface BrandPreviewProps {
  readonly region: Region
  readonly title: string
  readonly colour: Hex
  readonly themeMode: ThemeMode
  readonly picture: string | undefined
  /** The agent's language; before there is one the user's. */
  readonly lang?: string | undefined
  /** What is asked and answered in it; by default a sample. */
  readonly said?: { readonly greeting: string; readonly question: string; readonly answer: string } | undefined
}

/** Near the width that it is shown at, so that its text is readable. */
const size = { width: 344, height: 600 }

/** The real widget in the chosen colours, before the agent exists. */
export const BrandPreview = ({
  region,
  title,
  colour,
  themeMode,
  picture = '',
  lang = language,
  said,
}: BrandPreviewProps) => {
  const [at] = useState(Date.now)
  const agent: PublicAgent = {
    ID: 'preview',
    ownerID: '',
    region,
    title,
    description: '',
    theme: 'custom',
    customThemeJSONString: themeJson(colour, themeMode),
    fontFamily: 'DM Sans',
    lang,
    autoOpenWidget: true,
    autoStartWidget: false,
    proactiveMessage: 'none',
    messageDelayMS: 0,
    roundedImageURL: picture,
    chatBgURL: '',
    branding: '',
    scrollAnimation: false,
    UIhandoffTitle: '',
    UIhandoffSubtitle: '',
    ui: { showWhatsappButtonOnWeb: false, widgetType: 'bottom-right' },
    hearsVoice: false,
    onBrand: onColour(colour),
    hue: hueOf(colour),
    enableGeoAnalytics: false,
    syncBrowser: false,
    listenForUrlChanges: false,
    country: '',
    credits: { continue: true, hasEverPaid: false },
    usage: { shouldContinue: true },
  }
  const { greeting, question, answer } = said ?? {
    greeting: t('sampleGreeting'),
    question: t('sampleQuestion'),
    answer: t('sampleAnswer'),
  }
  return (
    // only to look at: on this little room the chat is modal and would take the focus
    <div inert>
      <WidgetPreview
        label={t('previewOf')}
        isOpen
        size={size}
        agent={agent}
        render="bottom-right"
        messages={sampleTurns({ nodes: [], vg_initMessages: [greeting] }, { question, answer }, at)}
        reply={t('previewReply')}
      />
    </div>
  )
}
