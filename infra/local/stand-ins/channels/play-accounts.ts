import { ImpossibleAct, type PhoneAct } from './phone-act.ts'
import type { Account, PhoneView } from './phone-view.ts'
import type { StandIn } from './stand-in.ts'
import { type WireLog, wireLog } from './wire/wire-log.ts'

/** The id of what was made, if anything. */
interface Made {
  readonly id?: string
}
type Act<Do extends PhoneAct['do']> = Extract<PhoneAct, { do: Do }>

type Result = Made | undefined | Promise<Made | undefined>

/** What can be done on a provider's phones; what is not there is refused. */
export type Acts<Context> = {
  readonly [Do in Exclude<PhoneAct['do'], 'run'>]?: (context: Context, act: Act<Do>) => Result
}
/** Things that are done once, by the name that the view gives them. Everyone has `again`: the last webhook comes once more. */
export type Runs<Context> = Readonly<Record<string, (context: Context, act: Act<'run'>) => Result>>

/** What delivers an account's webhooks. */
interface Deliveries {
  readonly kick: () => void
  readonly again: () => void
  readonly stop: () => void
}

interface Playing<Context> {
  readonly context: Context
  readonly deliveries: Deliveries
}

interface PlayedAccountsOptions<Entry, Context, Played extends Playing<Context>> {
  readonly provider: string
  readonly noun: string
  readonly entries: () => readonly Entry[]
  readonly idOf: (entry: Entry) => string
  readonly describe: (context: Context) => Account
  readonly add: (name: string) => Entry
  readonly now: () => number
  /** Makes an account able to act; `changed` is called after each change of it. */
  readonly start: (entry: Entry, log: WireLog, changed: () => void) => Played
  readonly view: (context: Context, log: WireLog) => PhoneView
  readonly acts: Acts<Context>
  readonly runs: Runs<Context>
  /** Something changed that is to be kept. */
  readonly keep: () => void
  readonly onChange: (account: string) => void
}

export interface PlayedAccounts<Entry, Played> extends Pick<StandIn, 'accounts' | 'addAccount' | 'view' | 'act'> {
  readonly play: (entry: Entry) => Played
  readonly logOf: (entry: Entry) => WireLog
  readonly stop: () => void
}

/** What every provider's stand-in does with its accounts: start each once, find them, let a person act, draw and keep what changed. */
export const playAccounts = <Entry, Context, Played extends Playing<Context>>(
  options: PlayedAccountsOptions<Entry, Context, Played>,
): PlayedAccounts<Entry, Played> => {
  const { provider, noun, entries, idOf, describe, add, now, start, view, acts, runs, keep, onChange } = options
  const running = new Map<string, { readonly played: Played; readonly log: WireLog }>()

  const started = (entry: Entry) => {
    const id = idOf(entry)
    const known = running.get(id)
    if (known) return known
    const draw = () => onChange(id)
    const log = wireLog(now, draw)
    const changed = () => {
      keep()
      draw()
      played.deliveries.kick()
    }
    const played = start(entry, log, changed)
    const made = { played, log }
    running.set(id, made)
    played.deliveries.kick()
    return made
  }
  const find = (account: string) => entries().find((entry) => idOf(entry) === account)

  const perform = async ({ context, deliveries }: Played, act: PhoneAct): Promise<Made> => {
    if (act.do === 'run') {
      if (act.name === 'again') {
        deliveries.again()
        return {}
      }
      const run = runs[act.name]
      if (!run) throw new ImpossibleAct(`There is nothing called ${act.name} to do.`)
      return (await run(context, act)) ?? {}
    }
    // the table's type says that each act is done by the function of its name, which a union cannot express
    const handle = acts[act.do] as ((context: Context, act: PhoneAct) => Result) | undefined
    if (!handle) throw new ImpossibleAct(`This cannot be done on ${provider}.`)
    return (await handle(context, act)) ?? {}
  }

  for (const entry of entries()) started(entry)
  return {
    play: (entry) => started(entry).played,
    logOf: (entry) => started(entry).log,
    accounts: () => entries().map((entry) => describe(started(entry).played.context)),
    addAccount: (name) => {
      const entry = add(name)
      const { played } = started(entry)
      keep()
      return describe(played.context)
    },
    view: (account) => {
      const entry = find(account)
      const found = entry && started(entry)
      return found && view(found.played.context, found.log)
    },
    act: async (account, act) => {
      const entry = find(account)
      if (!entry) throw new ImpossibleAct(`There is no ${noun} ${account}.`)
      return perform(started(entry).played, act)
    },
    stop: () => {
      for (const { played } of running.values()) played.deliveries.stop()
    },
  }
}
