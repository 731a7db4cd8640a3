import { useId } from 'preact/hooks'

interface SwitchRowProps {
  readonly label: string
  readonly help?: string
  /** What tells it from others of the same label. */
  readonly context?: string
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

export const SwitchRow = ({ label, help, context, isOn, turn }: SwitchRowProps) => {
  const id = useId()
  return (
    <div class="switch">
      <span class="words">
        <span id={id}>
          {label}
          {context && <span class="hidden">: {context}</span>}
        </span>
        {help && <small>{help}</small>}
      </span>
      <button
        type="button"
        role="switch"
        class="toggle"
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => turn(!isOn)}
      />
    </div>
  )
}

interface ChoiceRowProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly choose: (value: string) => void
}

export const ChoiceRow = ({ name, label, value, choices, choose }: ChoiceRowProps) => {
  const id = useId()
  return (
    <div class="switch stacked">
      <span id={id}>{label}</span>
      <div class="choices" role="radiogroup" aria-labelledby={id}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => choose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
