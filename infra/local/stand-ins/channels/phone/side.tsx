import { useState } from 'preact/hooks'
import type { PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import { addAccount, type GivenAct, type ListedProvider } from './control.ts'
import { Face } from './parts/face.tsx'
import { Icon } from './parts/icon.tsx'
import type { Place } from './place.ts'

interface SideProps {
  readonly providers: readonly ListedProvider[]
  readonly view: PhoneView | undefined
  readonly as: string | undefined
  readonly chat: string | undefined
  readonly choose: (place: Place) => void
  readonly made: (kind: string, account: string) => void
  readonly act: (act: GivenAct) => Promise<string | undefined>
}

/** The person has just asked for this field. */
const focus = (field: HTMLInputElement | null): void => field?.focus()

/** A line with one field that opens from a button: a new bot, person or group. */
const Adder = ({
  label,
  field,
  add,
}: {
  readonly label: string
  readonly field: string
  readonly add: (name: string) => Promise<void>
}) => {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!isOpen)
    return (
      <button type="button" class="row add" onClick={() => setOpen(true)}>
        <Icon name="plus" /> {label}
      </button>
    )
  return (
    <form
      class="adder"
      onSubmit={async (event) => {
        event.preventDefault()
        const name = String(new FormData(event.currentTarget).get('name') ?? '')
        try {
          await add(name)
          setOpen(false)
          setProblem(undefined)
        } catch (failure) {
          setProblem(failure instanceof Error ? failure.message : String(failure))
        }
      }}
    >
      <label>
        {field}
        <input
          name="name"
          required
          maxLength={64}
          autoComplete="off"
          ref={focus}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        />
      </label>
      <button type="submit" class="filled">
        Add
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  )
}

/** Accounts of every provider, the people whose part can be played, and the groups. */
export const Side = ({ providers, view, as, chat, choose, made, act }: SideProps) => {
  const groups = view?.kind === 'discord' ? 'Threads' : 'Groups'
  return (
    <>
      {providers.map(({ kind, provider, about, noun, accounts }) => (
        <section key={kind} aria-label={provider}>
          <h2>{provider}</h2>
          <p class="about">{about}</p>
          <ul>
            {accounts.map(({ id, name, handle }) => (
              <li key={id}>
                <button
                  type="button"
                  class="row"
                  aria-current={view?.account.id === id}
                  onClick={() => choose({ kind, account: id, as: undefined, chat: undefined })}
                >
                  <Icon name={kind} />
                  <span>
                    <strong>{name}</strong>
                    <small>{handle}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Adder
            label={`New ${noun}`}
            field={`Name of the ${noun}`}
            add={async (name) => made(kind, (await addAccount(kind, name)).id)}
          />
        </section>
      ))}
      {view && (
        <section aria-label="People">
          <h2>As</h2>
          <ul class="framed">
            {view.people.map(({ id, name, handle }) => (
              <li key={id}>
                <button type="button" class="row" aria-current={as === id} onClick={() => choose({ as: id, chat: id })}>
                  <Face name={name} id={id} />
                  <span>
                    <strong>{name}</strong>
                    <small>{handle}</small>
                  </span>
                </button>
              </li>
            ))}
            <li>
              <Adder
                label="Another person"
                field="Name"
                add={async (name) => {
                  const id = await act({ do: 'add-person', name })
                  if (id) choose({ as: id, chat: id })
                }}
              />
            </li>
          </ul>
        </section>
      )}
      {view?.hasGroups && (
        <section aria-label={groups}>
          <h2>{groups}</h2>
          <ul class="framed">
            {view.chats
              // of a channel that all people are in, each has their own view, which is beside their name
              .filter(({ id, isGroup }) => isGroup && !view.people.some((person) => person.id === id))
              .map(({ id, title, subtitle }) => (
                <li key={id}>
                  <button type="button" class="row" aria-current={chat === id} onClick={() => choose({ chat: id })}>
                    <Face name={title} id={id} />
                    <span>
                      <strong>{title}</strong>
                      <small>{subtitle}</small>
                    </span>
                  </button>
                </li>
              ))}
            <li>
              <Adder
                label={`New ${groups === 'Threads' ? 'thread' : 'group'}`}
                field="Title"
                add={async (title) => {
                  const id = await act({ do: 'add-group', title, members: view.people.map((person) => person.id) })
                  if (id) choose({ chat: id })
                }}
              />
            </li>
          </ul>
        </section>
      )}
    </>
  )
}
