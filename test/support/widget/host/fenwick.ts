import type { PublicAgent } from '#shared/agents/public-agent'

export const AGENT_ID = 'fenwickworkshop1'

/** The agent of the widget's tests. */
export const fenwick: PublicAgent = {
  ID: AGENT_ID,
  ownerID: 'ws_fenwick',
  region: 'eu',
  title: 'Fenwick workshop desk',
  description: 'Your virtual assistant',
  theme: 'custom',
  customThemeJSONString: JSON.stringify({ themeType: 'light', primary: '#a63a12' }),
  fontFamily: 'DM Sans',
  lang: 'en',
  autoOpenWidget: false,
  autoStartWidget: false,
  proactiveMessage: '👋 Hi, how can I help you today?',
  messageDelayMS: 1000,
  roundedImageURL: '',
  chatBgURL: '',
  branding: '',
  enableGeoAnalytics: false,
  syncBrowser: false,
  listenForUrlChanges: false,
  scrollAnimation: true,
  UIhandoffTitle: '',
  UIhandoffSubtitle: '',
  ui: { showWhatsappButtonOnWeb: false },
  hearsVoice: true,
  onBrand: '#ffffff',
  hue: 40.2,
  credits: { continue: true, hasEverPaid: true },
  usage: { shouldContinue: true },
  country: '',
}
