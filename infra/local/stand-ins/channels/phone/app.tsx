import { useEffect, useState } from 'preact/hooks'
import { type GivenAct, type ListedProvider, listProviders, perform } from './control.ts'
import { Panel } from './panel.tsx'
import { Icon } from './parts/icon.tsx'
import { PhoneScreen } from './phone-screen.tsx'
import { keepPlace, type Place, readPlace } from './place.ts'
import { Side } from './side.tsx'
import { toggleTheme } from './theme.ts'
import { useView } from './use-view.ts'

const panes = [
  { name: 'who', label: 'Who' },
  { name: 'phone', label: 'Phone' },
  { name: 'panel', label: 'Controls' },
] as const
type Pane = (typeof panes)[number]['name']

/** A place with what it leaves open: the first provider, its first account. */
const completed = (place: Place, providers: readonly ListedProvider[]): Place => {
  const provider = providers.find(({ kind }) => kind === place.kind) ?? providers[0]
  const account = provider?.accounts.find(({ id }) => id === place.account) ?? provider?.accounts[0]
  const isSame = account?.id === place.account
  return { kind: provider?.kind, account: account?.id, ...(isSame ? { as: place.as, chat: place.chat } : {}) }
}

/** Phones of pretend people, what the provider is to do wrong, and what goes over the wire. */
export const App = () => {
  const [providers, setProviders] = useState<readonly ListedProvider[]>([])
  const [place, setPlace] = useState<Place>(readPlace)
  const [pane, setPane] = useState<Pane>('phone')
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    const list = await listProviders()
    setProviders(list)
    setPlace((before) => completed(before, list))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load(), [])
  useEffect(() => {
    if (place.account) keepPlace(place)
  }, [place])
  const view = useView(place.kind, place.account)
  const as = view?.people.find(({ id }) => id === place.as) ?? view?.people[0]
  const chat = view?.chats.find(({ id }) => id === place.chat) ?? view?.chats.find(({ id }) => id === as?.id)
  const act = async (given: GivenAct): Promise<string | undefined> => {
    if (!place.kind || !place.account) return undefined
    try {
      const { id } = await perform(place.kind, place.account, given)
      setFailure(undefined)
      return id
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  return (
    <div class="page" data-pane={pane}>
      <header class="top">
        <span class="mark" aria-hidden="true" />
        <h1>The visitor’s phone</h1>
        <p>Local stand-in. You play the person who writes to the agent.</p>
        <button type="button" class="quiet" aria-label="Light or dark" onClick={toggleTheme}>
          <Icon name="moon" />
        </button>
      </header>
      <nav class="panes" aria-label="Parts of this page">
        {panes.map(({ name, label }) => (
          <button type="button" key={name} aria-pressed={pane === name} onClick={() => setPane(name)}>
            {label}
          </button>
        ))}
      </nav>
      <main class="body">
        <section class="side" aria-label="Who writes">
          <Side
            providers={providers}
            view={view}
            as={as?.id}
            chat={chat?.id}
            choose={(next) => {
              setPlace((before) => ({ ...before, ...next }))
              setPane('phone')
            }}
            made={(kind, account) => {
              setPlace({ kind, account })
              void load()
            }}
            act={act}
          />
        </section>
        <section class="stage" aria-label="Phone">
          {view && as && chat && (
            <PhoneScreen
              key={`${view.account.id} ${chat.id} ${as.id}`}
              view={view}
              as={as}
              chat={chat}
              act={act}
              failure={failure}
              dismiss={() => setFailure(undefined)}
            />
          )}
        </section>
        <section class="panel" aria-label="Controls">
          {view && as && chat && <Panel view={view} as={as} chat={chat} act={act} />}
        </section>
      </main>
    </div>
  )
}
