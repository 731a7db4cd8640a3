/**
 * The Meta app that a local region has at the Graph API that is played: what the App Dashboard shows an operator, here the same on every
 * machine, since it opens nothing but this machine's stand-ins. One app per region, as a page knows one callback per app.
 */
export interface LocalApp {
  readonly id: string
  readonly secret: string
  readonly name: string
  /** Configurations of Facebook Login for Business: the WhatsApp sign-up, and pages with their Instagram accounts. */
  readonly whatsappConfigId: string
  readonly pagesConfigId: string
  /** What the webhooks' verification names (`hub.verify_token`). */
  readonly verifyToken: string
}

export const localApps: Readonly<Record<'eu' | 'na', LocalApp>> = {
  eu: {
    id: '1020304050607080',
    secret: '3f8a51c6d2e94b70a1f5c83e6d0b7249',
    name: 'Parley local (eu)',
    whatsappConfigId: '7012345678901234',
    pagesConfigId: '7022345678901234',
    verifyToken: 'local-eu-verify-token',
  },
  na: {
    id: '1020304050607090',
    secret: 'b40d7e92c15f4a86937e2d0c8a61f5e3',
    name: 'Parley local (na)',
    whatsappConfigId: '7012345678909234',
    pagesConfigId: '7022345678909234',
    verifyToken: 'local-na-verify-token',
  },
}

/** An app that a workspace may bring instead: its owner sets its webhooks, and the product makes the verify token. */
export const broughtApp: LocalApp = {
  id: '2030405060708090',
  secret: '9c27d1fb50e84a6f83d2b14e7a60c5f8',
  name: 'Casa Verde',
  whatsappConfigId: '7032345678901234',
  pagesConfigId: '7042345678901234',
  verifyToken: '',
}

export const playedApps = { ...localApps, own: broughtApp } as const
