import { useState } from 'preact/hooks'
import type { ChatView, Fact, Media, Person, PhoneView, Run, Switch } from '#infra/local/stand-ins/channels/phone-view'
import type { GivenAct } from './control.ts'
import { asBase64 } from './control.ts'
import { Icon, type IconName } from './parts/icon.tsx'
import { samplePicture } from './sample-picture.ts'
import { silentNote } from './voice/ogg-opus.ts'
import { WireList } from './wire-list.tsx'

interface PanelProps {
  readonly view: PhoneView
  readonly as: Person
  readonly chat: ChatView
  readonly act: (act: GivenAct) => Promise<string | undefined>
}

const FactRow = ({ fact: { label, value, isCopied, isWrong } }: { readonly fact: Fact }) => {
  const [isDone, setDone] = useState(false)
  return (
    <div class={isWrong ? 'fact wrong' : 'fact'}>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {isCopied && (
          <button
            type="button"
            class="small"
            onClick={async () => {
              await navigator.clipboard.writeText(value)
              setDone(true)
            }}
          >
            <Icon name="copy" /> {isDone ? 'Copied' : 'Copy'}
          </button>
        )}
      </dd>
    </div>
  )
}

const SwitchRow = ({ given, turn }: { readonly given: Switch; readonly turn: (value: string) => void }) => {
  const { name, label, help, value, choices } = given
  const words = (
    <span class="words">
      <span id={`switch-${name}`}>{label}</span>
      {help && <small>{help}</small>}
    </span>
  )
  if (!choices)
    return (
      <div class="switch">
        {words}
        <button
          type="button"
          role="switch"
          class="toggle"
          aria-checked={value === 'on'}
          aria-labelledby={`switch-${name}`}
          onClick={() => turn(value === 'on' ? 'off' : 'on')}
        />
      </div>
    )
  const isLong = choices.some((choice) => choice.label.length > 10)
  return (
    <div class={isLong ? 'switch tall' : 'switch'}>
      {words}
      <div class="choices" role="radiogroup" aria-labelledby={`switch-${name}`}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => turn(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

interface RunButtonProps {
  readonly label: string
  readonly field: string | undefined
  readonly run: (value?: string) => void
}

/** Does something at once, or asks for a word first. */
const RunButton = ({ label, field, run }: RunButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  if (!field || !isOpen)
    return (
      <button type="button" onClick={() => (field ? setOpen(true) : run())}>
        {label}
      </button>
    )
  return (
    <form
      class="run-form"
      onSubmit={(event) => {
        event.preventDefault()
        run(String(new FormData(event.currentTarget).get('value') ?? ''))
        setOpen(false)
      }}
    >
      <input name="value" required aria-label={field} placeholder={field} autoComplete="off" />
      <button type="submit">{label}</button>
    </form>
  )
}

interface Sample {
  readonly label: string
  readonly kind: Media['kind']
  readonly icon: IconName
  readonly act: () => Promise<GivenAct>
}

/** What a person can send without having it at hand. */
const samplesOf = (chat: ChatView, as: Person): readonly Sample[] => {
  const where = { chat: chat.id, from: as.id }
  const file = async (
    kind: 'photo' | 'document' | 'voice',
    name: string,
    blob: Blob,
    seconds?: number,
  ): Promise<GivenAct> => ({
    do: 'send',
    ...where,
    as: kind,
    file: { name, type: blob.type, base64: await asBase64(blob), ...(seconds ? { seconds } : {}) },
  })
  const list = new Blob(['service;price\nPuncture;12\nFull service;139\n'], { type: 'text/csv' })
  return [
    {
      label: 'Photo',
      kind: 'photo',
      icon: 'photo',
      act: async () => file('photo', 'bicycle.png', await samplePicture()),
    },
    { label: 'File', kind: 'document', icon: 'file', act: () => file('document', 'prices.csv', list) },
    { label: 'Voice', kind: 'voice', icon: 'mic', act: () => file('voice', 'voice.ogg', silentNote(3), 3) },
    {
      label: 'Location',
      kind: 'place',
      icon: 'pin',
      act: async () => ({ do: 'place', ...where, latitude: 38.7139, longitude: -9.1394 }),
    },
  ]
}

/** What the person does, what the provider does wrong, the account's facts, and the requests. */
export const Panel = ({ view, as, chat, act }: PanelProps) => {
  const samples = samplesOf(chat, as).filter(({ kind }) => view.sends?.includes(kind) ?? true)
  const canWrite = !chat.start && !chat.closed
  const switches = (group: Switch['group']) =>
    view.switches.filter((each) => each.group === group && (each.person === undefined || each.person === as.id))
  const runs = (group: Run['group']) =>
    view.runs.filter((each) => each.group === group && (each.chat === undefined || each.chat === chat.id))
  const controls = (group: 'person' | 'provider') => (
    <>
      {switches(group).map((each) => (
        <SwitchRow
          key={`${each.name} ${each.person ?? ''}`}
          given={each}
          turn={(value) =>
            void act({ do: 'switch', name: each.name, value, ...(each.person ? { person: each.person } : {}) })
          }
        />
      ))}
      {runs(group).length > 0 && (
        <div class="runs">
          {runs(group).map(({ name, label, field }) => (
            <RunButton
              key={name}
              label={label}
              field={field}
              run={(value) => void act({ do: 'run', name, chat: chat.id, ...(value ? { value } : {}) })}
            />
          ))}
        </div>
      )}
    </>
  )
  const isIdle = samples.length === 0 && switches('person').length === 0 && runs('person').length === 0
  return (
    <>
      <section aria-label="Account">
        <h2>{view.account.name}</h2>
        <dl>
          {view.account.facts.map((fact) => (
            <FactRow key={`${fact.label} ${fact.value}`} fact={fact} />
          ))}
        </dl>
      </section>
      {!isIdle && (
        <section aria-label="What this person does">
          <h2>What {as.name.split(' ')[0]} does</h2>
          <div class="samples">
            {samples.map(({ label, icon, act: given }) => (
              <button type="button" key={label} disabled={!canWrite} onClick={async () => void act(await given())}>
                <Icon name={icon} /> {label}
              </button>
            ))}
          </div>
          {controls('person')}
        </section>
      )}
      <section aria-label={`What ${view.provider} does`}>
        <h2>What {view.provider} does</h2>
        {controls('provider')}
      </section>
      <WireList lines={view.log} provider={view.provider} />
    </>
  )
}
