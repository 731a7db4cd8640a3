/** Which phone is looked at: `/phone/<kind>/<account>?as=<person>&chat=<chat>`. */
export interface Place {
  readonly kind?: string | undefined
  readonly account?: string | undefined
  readonly as?: string | undefined
  readonly chat?: string | undefined
}

export const readPlace = (): Place => {
  const [, , kind, account] = location.pathname.split('/')
  const search = new URLSearchParams(location.search)
  return {
    kind: kind || undefined,
    account: account || undefined,
    as: search.get('as') ?? undefined,
    chat: search.get('chat') ?? undefined,
  }
}

const addressOf = ({ kind, account, as, chat }: Place): string => {
  const search = new URLSearchParams()
  if (as) search.set('as', as)
  if (chat) search.set('chat', chat)
  const path = ['/phone', kind, account].filter(Boolean).join('/')
  return search.size > 0 ? `${path}?${search}` : path
}

export const keepPlace = (place: Place): void => history.replaceState(undefined, '', addressOf(place))
