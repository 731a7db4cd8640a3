import { ImpossibleAct } from './phone-act.ts'

/** A switch's value, if it is one of those that it can have. */
export const oneOf = <Value extends string>(given: string, values: readonly Value[]): Value => {
  const value = values.find((each) => each === given)
  if (value === undefined) throw new ImpossibleAct(`There is no ${given} here: ${values.join(', ')}.`)
  return value
}

export const isOn = (given: string): boolean => oneOf(given, ['on', 'off']) === 'on'
