import { ImpossibleAct, type PhoneAct } from './phone-act.ts'
import type { Account, PhoneView } from './phone-view.ts'
import type { StandIn } from './stand-in.ts'
import { type WireLog, wireLog } from './wire/wire-log.ts'

/** The id of what was made, if anything. */
interface Made {
  readonly id?: string
}
type Act<Do extends PhoneAct['do']> = Extract<PhoneAct, { do: Do }>

/** What can be done on a provider's phones; what is not there is refused. */
export type Acts<Played> = {
  readonly [Do in Exclude<PhoneAct['do'], 'run'>]?: (played: Played, act: Act<Do>) => Made | Promise<Made>
}
/** Things that are done once, by the name that the view gives them. */
export type Runs<Played> = Readonly<Record<string, (played: Played, act: Act<'run'>) => Made | Promise<Made>>>

/** What delivers an account's webhooks. */
interface Deliveries {
  readonly kick: () => void
  readonly stop: () => void
}

interface PlayedAccountsOptions<Entry, Played extends { readonly deliveries: Deliveries }> {
  readonly provider: string
  readonly noun: string
  readonly entries: () => readonly Entry[]
  readonly idOf: (entry: Entry) => string
  readonly describe: (entry: Entry) => Account
  readonly add: (name: string) => Entry
  readonly now: () => number
  /** Makes an account able to act; `changed` is called after each change of it. */
  readonly start: (entry: Entry, log: WireLog, changed: () => void) => Played
  readonly view: (played: Played, log: WireLog) => PhoneView
  readonly acts: Acts<Played>
  readonly runs: Runs<Played>
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
export const playAccounts = <Entry, Played extends { readonly deliveries: Deliveries }>(
  options: PlayedAccountsOptions<Entry, Played>,
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

  const perform = async (played: Played, act: PhoneAct): Promise<Made> => {
    if (act.do === 'run') {
      const run = runs[act.name]
      if (!run) throw new ImpossibleAct(`There is nothing called ${act.name} to do.`)
      return run(played, act)
    }
    // the table's type says that each act is done by the function of its name, which a union cannot express
    const handle = acts[act.do] as ((played: Played, act: PhoneAct) => Made | Promise<Made>) | undefined
    if (!handle) throw new ImpossibleAct(`This cannot be done on ${provider}.`)
    return handle(played, act)
  }

  for (const entry of entries()) started(entry)
  return {
    play: (entry) => started(entry).played,
    logOf: (entry) => started(entry).log,
    accounts: () => entries().map(describe),
    addAccount: (name) => {
      const entry = add(name)
      started(entry)
      keep()
      return describe(entry)
    },
    view: (account) => {
      const entry = find(account)
      const found = entry && started(entry)
      return found && view(found.played, found.log)
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
