import type { OwnApp } from '#functions/channels/apps/store'
import { absent, is } from '#lib/database/condition'

/** What a new version of an app keeps of it. */
export const usesOf = ({ uses }: Pick<OwnApp, 'uses'>) => (uses === undefined ? {} : { uses })

/** On condition that no account was connected through the app since it was read. */
export const asRead = ({ uses }: Pick<OwnApp, 'uses'>) => (uses === undefined ? absent : is(uses))
