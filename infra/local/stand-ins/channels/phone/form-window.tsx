import type { FormView } from '#infra/local/stand-ins/channels/phone-view'

interface FormWindowProps {
  readonly form: FormView
  /** Without values it is closed. */
  readonly submit: (values?: Readonly<Record<string, string>>) => void
}

/** The person has just asked for it. */
const focus = (field: HTMLElement | null): void => field?.focus()

/** A window with fields that the account has opened over the chat. */
export const FormWindow = ({ form: { title, fields }, submit }: FormWindowProps) => (
  <div class="form-window" role="dialog" aria-modal="true" aria-label={title}>
    <form
      onKeyDown={({ key }) => key === 'Escape' && submit()}
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        submit(Object.fromEntries([...values].map(([name, value]) => [name, String(value)])))
      }}
    >
      <h3>{title}</h3>
      {fields.map(({ name, label, isLong, isRequired, maxLength }, at) => {
        const shared = {
          name,
          maxLength,
          required: isRequired,
          autoComplete: 'off',
          ...(at === 0 ? { ref: focus } : {}),
        }
        return (
          <div class="form-field" key={name}>
            <label for={`form-${name}`}>{label}</label>
            {isLong ? <textarea id={`form-${name}`} rows={4} {...shared} /> : <input id={`form-${name}`} {...shared} />}
          </div>
        )
      })}
      <div class="form-buttons">
        <button type="button" onClick={() => submit()}>
          Cancel
        </button>
        <button type="submit" class="filled">
          Submit
        </button>
      </div>
    </form>
  </div>
)
