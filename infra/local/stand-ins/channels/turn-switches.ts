import { ImpossibleAct, type PhoneAct } from './phone-act.ts'

/** A switch's value, if it is one of those that it can have. */
export const oneOf = <Value extends string>(given: string, values: readonly Value[]): Value => {
  const value = values.find((each) => each === given)
  if (value === undefined) throw new ImpossibleAct(`There is no ${given} here: ${values.join(', ')}.`)
  return value
}

export const isOn = (given: string): boolean => oneOf(given, ['on', 'off']) === 'on'

type Switches<Context> = Readonly<Record<string, (context: Context, value: string, person: string) => void>>

/** Turns one of the view's switches. */
export const turning =
  <Context extends { readonly changed: () => void }>(switches: Switches<Context>) =>
  (context: Context, { name, value, person = '' }: Extract<PhoneAct, { do: 'switch' }>): undefined => {
    const turn = switches[name]
    if (!turn) throw new ImpossibleAct(`There is no switch ${name}.`)
    turn(context, value, person)
    context.changed()
  }
