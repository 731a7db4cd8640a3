import type * as z from 'zod'

/** The envelope of every event. `id` is the key that makes a second delivery harmless. */
export interface EventEnvelope<T = unknown> {
  /** ULID, given when the event is committed; the same on every delivery. */
  readonly id: string
  readonly type: string
  /** Milliseconds since 1970 at the commit. */
  readonly at: number
  readonly region: string
  readonly data: T
}

/** An event that a verb wants committed; the envelope is added by `commit()`. */
export interface EventDraft {
  readonly type: string
  readonly data: unknown
}

export interface EventType<S extends z.ZodType = z.ZodType> {
  (data: z.input<S>): EventDraft
  readonly type: string
  readonly schema: S
}

/** Declares an event: call it to make a draft, subscribe to it in events/<feature>/rows.ts. Names are `<feature>.<past-tense>`. */
export const event = <S extends z.ZodType>(type: `${string}.${string}`, schema: S): EventType<S> => {
  const draft = (data: z.input<S>): EventDraft => ({ type, data: schema.parse(data) })
  return Object.assign(draft, { type, schema })
}

export type DataOf<E extends EventType> = z.output<E['schema']>
