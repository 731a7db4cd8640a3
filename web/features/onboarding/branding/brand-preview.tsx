import { useState } from 'react'
import { paletteOf } from '#shared/agents/look/palette'
import type { PublicAgent } from '#shared/agents/public-agent'
import { type Hex, hueOf, onColour } from '#shared/colour'
import type { ThemeMode } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { sampleTurns, WidgetPreview } from '#web-features/agents/look'

interface BrandPreviewProps {
  readonly region: Region
  readonly title: string
  readonly colour: Hex
  readonly themeMode: ThemeMode
  readonly picture: string | undefined
}

const size = { width: 480, height: 780 }

/** The real widget in the chosen colours, before the agent exists. */
export const BrandPreview = ({ region, title, colour, themeMode, picture = '' }: BrandPreviewProps) => {
  const [at] = useState(Date.now)
  const agent: PublicAgent = {
    ID: 'preview',
    ownerID: '',
    region,
    title,
    description: '',
    theme: 'custom',
    customThemeJSONString: JSON.stringify({
      primary: colour,
      themeType: themeMode,
      nineColorPallet: paletteOf(colour, themeMode),
    }),
    fontFamily: 'DM Sans',
    lang: 'en',
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
  const greeting = { nodes: [], vg_initMessages: [t('sampleGreeting')] }
  return (
    <WidgetPreview
      label={t('previewOf')}
      isOpen
      size={size}
      agent={agent}
      render="bottom-right"
      messages={sampleTurns(greeting, { question: t('sampleQuestion'), answer: t('sampleAnswer') }, at)}
      reply={t('previewReply')}
    />
  )
}
