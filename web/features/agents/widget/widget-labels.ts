import { t as css } from '#web/features/agents/css/t.ts'
import { t as look } from '#web/features/agents/look/t.ts'
import { t } from '#web/features/agents/widget/t.ts'

/** The label of each field of the Widget tab. */
export const widgetLabels: Readonly<Record<string, string>> = {
  title: t('name'),
  description: t('description'),
  roundedImageURL: t('picture'),
  proactiveMessage: t('bubble'),
  messageDelayMS: t('messageDelay'),
  autoOpenWidget: t('opens'),
  autoStartWidget: t('starts'),
  lang: t('language'),
  theme: look('theme'),
  customThemeJSONString: look('colour'),
  ADVANCED_customCSS: css('title'),
  fontFamily: look('font'),
  chatBgURL: look('background'),
  branding: look('branding'),
  ui: t('placement'),
  whatsappPhoneNumber: t('whatsappNumber'),
  UIhandoffTitle: t('handoffTitle'),
  UIhandoffSubtitle: t('handoffSubtitle'),
  scrollAnimation: t('scrolls'),
  syncBrowser: t('syncs'),
  listenForUrlChanges: t('followsPage'),
  enableGeoAnalytics: t('geo'),
}
