import { useState } from 'preact/hooks'
import type { DialogOffer } from '#infra/local/stand-ins/channels/graph/log-in/dialog-choice'
import { finish } from './finish.ts'
import { PageChoice } from './page-choice.tsx'
import { SignUp } from './sign-up.tsx'

export type Finish = typeof finish

/** Meta's dialog: who logs in, and what of theirs the app may use. */
export const Dialog = ({ offer }: { readonly offer: DialogOffer }) => {
  const [problem, setProblem] = useState<string>()
  const done: Finish = async (choice) => {
    try {
      await finish(choice)
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure))
    }
  }
  return (
    <>
      <header>
        <span aria-hidden="true">∞</span> Log in with Facebook <small>Local stand-in</small>
      </header>
      <main>
        <h1>Continue as {offer.user}</h1>
        {offer.flow === 'whatsapp' ? <SignUp offer={offer} done={done} /> : <PageChoice offer={offer} done={done} />}
        {problem && <p role="alert">{problem}</p>}
      </main>
    </>
  )
}
