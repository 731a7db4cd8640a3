import { randomBytes } from 'node:crypto'
import { type LocalApp, localApps, playedApps } from './local-app.ts'

/** What an app can have a webhook for. */
export type WebhookObject = 'whatsapp_business_account' | 'page' | 'instagram'

export interface AppWebhook {
  readonly url: string
  readonly fields: readonly string[]
}

/** The user who logs in with Facebook, and may connect all pages here. */
export interface MetaUser {
  readonly id: string
  readonly name: string
}

/** `expiresAt` and `at` are milliseconds since 1970; 0 never expires. */
export interface AccessToken {
  readonly kind: 'user' | 'page'
  readonly appId: string
  readonly userId: string
  /** The pages that the user chose, or the one whose token it is. */
  readonly pageIds: readonly string[]
  readonly at: number
  expiresAt: number
  /** By error 190's subcode: the person took the app's access away, or changed the password. */
  revoked?: 458 | 460
}

/** What a log-in's code is exchanged for: once, within thirty seconds, by its app. */
export interface LoginCode {
  readonly appId: string
  at: number
  isUsed: boolean
  readonly gives:
    | { readonly kind: 'token'; readonly token: string }
    | { readonly kind: 'user'; readonly userId: string; readonly pageIds: readonly string[] }
}

/** Someone on Messenger and Instagram; each page knows them by an id of its own. */
export interface MetaPerson {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly username: string
}

export interface InstagramAccount {
  readonly id: string
  readonly name: string
  readonly username: string
}

export interface MetaPage {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly instagram?: InstagramAccount
  /** The fields to which each app is subscribed, by the app's id. */
  subscriptions: Record<string, readonly string[]>
  /** The app whose facts its phone shows; absent: one that it is subscribed with. */
  shownApp?: string
  /** The owner removed the app's access. */
  isRemoved: boolean
}

export interface MetaState {
  /** By the app's id. */
  webhooks: Record<string, Partial<Record<WebhookObject, AppWebhook>>>
  user: MetaUser
  tokens: Record<string, AccessToken>
  codes: Record<string, LoginCode>
  people: MetaPerson[]
  pages: MetaPage[]
  lastId: number
}

export const appOf = (id: string | undefined): LocalApp | undefined =>
  Object.values(playedApps).find((app) => app.id === id)

/** Someone else's app, which is subscribed too where that is switched on. */
export const OTHER_APP = '998877665544332'

/** The app that a page is looked at with: the one that was chosen, else one that it is subscribed with, else the first region's. */
export const ownApp = ({ subscriptions, shownApp }: MetaPage): string =>
  shownApp ?? Object.keys(subscriptions).find((id) => appOf(id) !== undefined) ?? localApps.eu.id

/** An app in a list of those that are subscribed. */
export const subscribedApp = (id: string) => ({
  id,
  name: appOf(id)?.name ?? 'Another inbox',
  link: `https://www.facebook.com/games/?app_id=${id}`,
})

export const newToken = (): string => `EAA${randomBytes(48).toString('base64url').replace(/[-_]/g, 'Z')}`

export const newCode = (state: MetaState, code: Omit<LoginCode, 'isUsed'>): string => {
  const value = `AQB${randomBytes(60).toString('base64url')}`
  state.codes[value] = { ...code, isUsed: false }
  return value
}

/** Ends every code that was not exchanged yet. */
export const expireCodes = (state: MetaState): void => {
  for (const code of Object.values(state.codes)) code.at = 0
}

export const newPage = (state: MetaState, name: string, withInstagram: boolean): MetaPage => {
  state.lastId += 1
  const username = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')
  const page: MetaPage = {
    id: String(104_227_918_344_100 + state.lastId),
    name,
    category: 'Local business',
    ...(withInstagram
      ? {
          instagram: {
            id: `178414058223${String(state.lastId).padStart(5, '0')}`,
            name,
            username: username || 'account',
          },
        }
      : {}),
    subscriptions: {},
    isRemoved: false,
  }
  state.pages.push(page)
  return page
}

/** One page with an Instagram account and one without. */
export const freshMeta = (): MetaState => {
  const state: MetaState = {
    webhooks: {},
    user: { id: '122094158640000001', name: 'Robin Meyer' },
    tokens: {},
    codes: {},
    people: [
      { id: '1', firstName: 'Sofie', lastName: 'Dahl', username: 'sofie.dahl' },
      { id: '2', firstName: 'Rui', lastName: 'Pires', username: 'ruipires' },
      { id: '3', firstName: 'Jonas', lastName: 'Weber', username: 'jonas_weber' },
    ],
    pages: [],
    lastId: 0,
  }
  newPage(state, 'Ridgeline Cycles', true)
  newPage(state, 'Librairie du Quai', false)
  return state
}
