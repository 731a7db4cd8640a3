import { AsyncLocalStorage } from 'node:async_hooks'

type Variables = Record<string, string>

const current = new AsyncLocalStorage<Variables>()

/** Runs work that sees exactly these variables and no other. */
export const withVariables = <T>(variables: Variables, work: () => T): T => current.run(variables, work)

/**
 * Many functions share this thread, but in the cloud each has a process of its own: from here on `process.env` shows the
 * running function its own variables only, so that one that infra does not give is missing here too.
 */
export const installFunctionEnvironment = (): void => {
  const outside = process.env as Variables
  const visible = (): Variables => current.getStore() ?? outside
  process.env = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_, name) => (typeof name === 'string' ? visible()[name] : undefined),
      has: (_, name) => typeof name === 'string' && name in visible(),
      set: (_, name, value) => {
        if (typeof name === 'string') visible()[name] = String(value)
        return true
      },
      deleteProperty: (_, name) => {
        if (typeof name === 'string') delete visible()[name]
        return true
      },
      ownKeys: () => Object.keys(visible()),
      getOwnPropertyDescriptor: (_, name) => {
        const value = typeof name === 'string' ? visible()[name] : undefined
        return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true }
      },
    },
  )
}
