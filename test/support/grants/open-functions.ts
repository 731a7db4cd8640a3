import { hooks } from '#events/hooks'
import { sockets } from '#events/sockets'
import { api } from '#shared/api'
import type { Contract } from '#shared/contract'
import { policies } from '#shared/policies'

/** The functions that anybody can reach: those of routes for everyone or visitors, of sockets and of hooks. */
export const openFunctions = (): readonly string[] => {
  const answering = Object.entries<Contract>(api).flatMap(([feature, routes]) =>
    Object.values(routes)
      .filter(({ auth }) => policies[auth].allow.some((role) => role === 'anyone' || role === 'visitor'))
      .map(({ stream }) => `${feature}/${stream ? 'stream' : 'api'}`),
  )
  return [...new Set([...answering, ...Object.values<string>(sockets), ...Object.keys(hooks)])]
}
