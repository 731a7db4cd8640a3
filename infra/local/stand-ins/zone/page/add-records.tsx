import { useState } from 'preact/hooks'
import type { Act } from './use-zone.ts'

/** Takes records as a person has them: pasted from the dashboard's table, or typed like lines of a zone file. */
export const AddRecords = ({ act }: { readonly act: Act }) => {
  const [text, setText] = useState('')
  const add = async () => {
    if (await act({ do: 'paste', text })) setText('')
  }
  return (
    <section aria-label="Add records">
      <h2>Add records</h2>
      <form
        class="add"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <textarea
          aria-label="Records, one a line"
          rows={4}
          spellcheck={false}
          value={text}
          placeholder={'TXT  _verify.chat.acme.com  parley=4fe1…\nchat.acme.com. 300 IN CNAME d1….cloudfront.net.'}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={text.trim() === ''}>
          Add
        </button>
      </form>
      <p class="about">One a line: type, name and value with tabs between, or a line of a zone file.</p>
    </section>
  )
}
