import { useState } from 'preact/hooks'
import type { DialogOffer } from '#infra/local/stand-ins/channels/graph/log-in/dialog-choice'
import { type finishes, signUpSteps } from '#infra/local/stand-ins/channels/graph/log-in/sign-up-ends'
import type { Finish } from './dialog.tsx'
import { Ends } from './ends.tsx'

const ways = [
  { as: 'FINISH', label: 'Finish', hint: 'The number is the product’s to register.' },
  { as: 'FINISH_ONLY_WABA', label: 'Finish without a number', hint: 'A WhatsApp Business Account that has none yet.' },
  {
    as: 'FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING',
    label: 'Finish with a number of the WhatsApp Business app',
    hint: 'It stays in the app as well, and is registered already.',
  },
] as const satisfies readonly {
  readonly as: (typeof finishes)[number]
  readonly label: string
  readonly hint: string
}[]

/** WhatsApp's sign-up: with which number it ends, and how. */
export const SignUp = ({ offer, done }: { readonly offer: DialogOffer; readonly done: Finish }) => {
  const [number, setNumber] = useState(offer.numbers[0]?.id ?? '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const { as } = ways.find((way) => way.as === form.get('as')) ?? ways[0]
        const name = String(form.get('name') ?? '')
        void done({ do: 'sign-up', as, ...(number ? { number } : { name }) })
      }}
    >
      <fieldset>
        <legend>Which number does {offer.app} get?</legend>
        {offer.numbers.map(({ id, name, display }) => (
          <label key={id}>
            <input type="radio" name="number" checked={number === id} onChange={() => setNumber(id)} />
            <span>
              {name}
              <small>{display}</small>
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name="number" checked={number === ''} onChange={() => setNumber('')} />
          <span>A new number</span>
        </label>
        {number === '' && (
          <label class="field">
            Display name
            <input name="name" required maxLength={64} autoComplete="off" />
          </label>
        )}
      </fieldset>
      <fieldset>
        <legend>How does it end?</legend>
        {ways.map(({ as, label, hint }, at) => (
          <label key={as}>
            <input type="radio" name="as" value={as} defaultChecked={at === 0} />
            <span>
              {label}
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Ends done={done} label="Finish" />
      <details>
        <summary>Leave or fail on the way</summary>
        <div class="ways">
          {signUpSteps.map((step) => (
            <button type="button" key={step} onClick={() => void done({ do: 'leave', step })}>
              Leave at {step.toLowerCase().replaceAll('_', ' ')}
            </button>
          ))}
          <button
            type="button"
            onClick={() => void done({ do: 'report', message: 'Your verified name violates WhatsApp guidelines.' })}
          >
            Report an error and leave
          </button>
          <button
            type="button"
            onClick={() => void done({ do: 'fail', message: 'Something went wrong. Please try again.' })}
          >
            Fail with an error
          </button>
        </div>
      </details>
    </form>
  )
}
