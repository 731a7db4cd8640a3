import { isOn, oneOf } from '#infra/local/stand-ins/channels/turn-switches'
import { type Delivery, deliveries } from './deliver-events.ts'

/** What goes wrong with everything that sends and receives below the Graph API. */
export interface GraphFaults {
  /** Messages are refused with this code; 0: they are not. */
  limited: number
  hangs: 'no' | 'before' | 'after'
  delivery: Delivery
  /** The 24 hours are over, whenever the person wrote. */
  isShut: boolean
}

/** The switches of these faults. `codes`: by which messages may be refused. */
export const faultSwitches = <Context>(faultsOf: (context: Context) => GraphFaults, codes: readonly string[]) => ({
  limit: (context: Context, value: string) => {
    faultsOf(context).limited = Number(oneOf(value, ['0', ...codes]))
  },
  hang: (context: Context, value: string) => {
    faultsOf(context).hangs = oneOf(value, ['no', 'before', 'after'])
  },
  delivery: (context: Context, value: string) => {
    faultsOf(context).delivery = oneOf(value, deliveries)
  },
  shut: (context: Context, value: string) => {
    faultsOf(context).isShut = isOn(value)
  },
})
