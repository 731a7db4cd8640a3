import { pageTokenOf } from '#infra/local/stand-ins/channels/graph/app/tokens'
import type { AccessToken, MetaPage, MetaState } from '#infra/local/stand-ins/channels/graph/meta-state'
import { pickFields } from '#infra/local/stand-ins/channels/graph/pick-fields'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

interface PageListing {
  readonly state: MetaState
  readonly token: AccessToken
  readonly now: number
  /** Of the Graph API here: `http://127.0.0.1:3008/graph`. */
  readonly address: string
}

const known = ['id', 'name', 'access_token', 'category', 'tasks', 'picture', 'instagram_business_account']
const usual = 'access_token,category,name,id,tasks'

/** A page with every field of it that is played. */
const describe = ({ state, token, now, address }: PageListing, page: MetaPage): Record<string, unknown> => {
  const { id, name, category, instagram } = page
  return {
    id,
    name,
    category,
    access_token: pageTokenOf(state, page, token.appId, now),
    tasks: ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'],
    picture: { data: { height: 50, width: 50, is_silhouette: false, url: `${address}/pictures/${id}` } },
    ...(instagram
      ? { instagram_business_account: { ...instagram, profile_picture_url: `${address}/pictures/${instagram.id}` } }
      : {}),
  }
}

/** GET {page-id} */
export const describePage = (listing: PageListing, page: MetaPage, { values }: Parameters): unknown =>
  pickFields(describe(listing, page), values.fields, { usual: 'name,id', known, type: 'Page' })

const MOST = 100

/**
 * GET me/accounts: the pages that the user chose in the log-in, by the page.
 * https://developers.facebook.com/docs/graph-api/reference/user/accounts, https://developers.facebook.com/docs/graph-api/results
 */
export const listPages = (listing: PageListing, { values }: Parameters, path: string): unknown => {
  const { state, token, address } = listing
  const pages = state.pages.filter(({ id, isRemoved }) => token.pageIds.includes(id) && !isRemoved)
  const limit = Math.min(Math.max(Number(values.limit) || 25, 1), MOST)
  const from = pages.findIndex(({ id }) => cursorOf(id) === values.after) + 1
  const shown = pages.slice(from, from + limit)
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return { data: [] }
  const after = cursorOf(last.id)
  const { access_token, after: _, ...rest } = values
  const next = `${address}${path}?${new URLSearchParams({ ...rest, ...(access_token ? { access_token } : {}), after })}`
  return {
    data: shown.map((page) => pickFields(describe(listing, page), values.fields, { usual, known, type: 'Page' })),
    paging: {
      cursors: { before: cursorOf(first.id), after },
      ...(from + limit < pages.length ? { next } : {}),
    },
  }
}

const cursorOf = (id: string): string => Buffer.from(id).toString('base64url')
