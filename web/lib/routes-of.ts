import type { AnyRoute } from '@tanstack/react-router'
import type { Place } from './place.ts'

/** The routes of places, as a tuple: an array's `map` loses their order, and with it the types of every address. */
export const routesOf = <const Places extends readonly Place<AnyRoute>[]>(places: Places) =>
  places.map(({ route }) => route) as unknown as { readonly [At in keyof Places]: Places[At]['route'] }
