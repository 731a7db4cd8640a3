import * as z from 'zod'
import { rightNames } from './right-names.ts'

/** One of the rights that an owner grants. Screens read `rightNames`: a schema would bring all of zod into their chunk. */
export const Right = z.enum(rightNames)
export type Right = z.infer<typeof Right>
