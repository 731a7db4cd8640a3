import type { DialogOffer } from '#infra/local/stand-ins/channels/graph/log-in/dialog-choice'
import type { Finish } from './dialog.tsx'
import { Ends } from './ends.tsx'

/** Which pages the app may use, with their Instagram accounts. */
export const PageChoice = ({ offer, done }: { readonly offer: DialogOffer; readonly done: Finish }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      const pages = new FormData(event.currentTarget).getAll('page').map(String)
      void done({ do: 'pages', pages })
    }}
  >
    <fieldset>
      <legend>Which Pages may {offer.app} use?</legend>
      {offer.pages.map(({ id, name, instagram }) => (
        <label key={id}>
          <input type="checkbox" name="page" value={id} defaultChecked />
          <span>
            {name}
            <small>{instagram ? `with Instagram @${instagram}` : 'without an Instagram account'}</small>
          </span>
        </label>
      ))}
    </fieldset>
    <Ends done={done} label="Save" />
  </form>
)
